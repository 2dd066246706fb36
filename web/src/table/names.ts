// Names of components in a line of the log, so that they can be pointed at.

export interface Part {
  text: string;
  target: string | null;
}

export class Names {
  #pattern: RegExp | null;

  constructor(private readonly targets: Map<string, string>) {
    // The longest first: "Terraforming Guild" before "Terraforming".
    const names = [...targets.keys()].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
    const quoted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.#pattern = quoted.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${quoted.join("|")})(?![\\p{L}\\p{N}])`, "gu")
      : null;
  }

  parts(line: string): Part[] {
    if (!this.#pattern) return [{ text: line, target: null }];
    const parts: Part[] = [];
    let at = 0;
    for (const match of line.matchAll(this.#pattern)) {
      if (match.index > at) parts.push({ text: line.slice(at, match.index), target: null });
      parts.push({ text: match[0], target: this.targets.get(match[0]) ?? null });
      at = match.index + match[0].length;
    }
    if (at < line.length) parts.push({ text: line.slice(at), target: null });
    return parts;
  }
}

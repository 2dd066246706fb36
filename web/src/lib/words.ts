// Every text of the client is a message of Project Fluent, as on the server: a language is one file per folder.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../messages/en.ftl?raw";

const LANG = "en";

function bundleFor(lang: string): FluentBundle {
  return new FluentBundle(lang, {
    useIsolating: false,
    functions: {
      CAPITAL: ([text]) => {
        const said = String(text);
        return said.charAt(0).toUpperCase() + said.slice(1);
      },
    },
  });
}

const bundle = bundleFor(LANG);
addMessages(LANG, english);

/** A game's folder brings its own messages. */
export function addMessages(lang: string, source: string): void {
  if (lang !== LANG) return;
  for (const error of bundle.addResource(new FluentResource(source), { allowOverrides: true })) throw error;
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, values ?? null, []);
}

export function lang(): string {
  return LANG;
}

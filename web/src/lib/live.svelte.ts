// A table, live. The socket is the normal way; where it cannot be had, the same calls go over HTTP. A choice is sent
// under an id of its own until the server has answered for it, so a lost connection neither loses nor doubles it.

import { joined } from "../table/logs";
import { ApiError, api, freshId } from "./api";
import { calm, settings } from "./settings.svelte";
import type { ChatLine, Heard, LogEntry, Problem, Snapshot, Table, Update, Wish } from "./types";
import { t } from "./words";

const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const POLL_EVERY = 2_500;
/** So many sockets in vain, then HTTP. */
const TRIES_BEFORE_POLLING = 3;
const LONGEST_WAIT = 15_000;
/** How long a move of somebody else stands before the next one is shown. */
const PACE = { calm: 900, quick: 350, "at-once": 0 };
const MOST_WAITING = 30;

export class Live {
  table = $state.raw<Table | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<"opening" | "live" | "polling" | "lost">("opening");
  /** Why this table cannot be shown at all. */
  problem = $state<Problem | null>(null);
  wish = $state.raw<Wish | null>(null);
  /** Moves of others that wait to be shown. */
  behind = $state(0);

  onRefused: (problem: Problem) => void = () => {};
  onChat: (line: ChatLine) => void = () => {};

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #heard = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #queue: Update[] = [];
  #showing = false;
  #sending = false;

  constructor(readonly id: string) {}

  get ready(): boolean {
    return this.wish === null && this.behind === 0 && (this.status === "live" || this.status === "polling");
  }

  async open(): Promise<void> {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    try {
      this.table = await api.table(this.id);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        this.problem = error.problem;
        return;
      }
    }
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.close();
  }

  choose(code: number): void {
    if (!this.snapshot || this.wish) return;
    this.#send({ type: "move", id: freshId(), version: this.snapshot.version, code });
  }

  undo(to: "step" | "turn"): void {
    if (!this.snapshot || this.wish) return;
    this.#send({ type: "undo", id: freshId(), version: this.snapshot.version, to });
  }

  say(text: string): void {
    const line = { id: freshId(), text };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "chat", ...line }));
    else void api.chat(this.id, line).then(() => this.#poll(), this.#trouble);
  }

  /** After a call that changed the table itself: seats, requests, a replacement. */
  take(table: Table): void {
    if (table.id !== this.id) return;
    const other = table.you !== (this.table?.you ?? null);
    this.table = table;
    // A socket belongs to whoever opened it, and that may have been nobody yet.
    if (other) this.#again();
  }

  /** Show what waits at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show(last);
  }

  // ---------------------------------------------------------------- the connection

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const known = this.log.at(-1)?.version ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`;
    const socket = new WebSocket(this.snapshot ? `${place}?after=${known}` : place);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.status = "live";
      this.#listen(socket);
      if (this.wish) socket.send(JSON.stringify(this.wish));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.#tries += 1;
      if (this.status !== "polling") this.status = this.snapshot || this.#tries > 1 ? "lost" : "opening";
      const wait = Math.min(400 * 2 ** this.#tries, LONGEST_WAIT) * (0.75 + Math.random() / 2);
      this.#later(wait, () => this.#connect());
      if (this.#tries === TRIES_BEFORE_POLLING) this.#keepPolling();
    };
  }

  /** A dead connection often says nothing: ask now and then. */
  #listen(socket: WebSocket): void {
    this.#later(PING_EVERY, () => {
      if (this.#socket !== socket || socket.readyState !== WebSocket.OPEN) return;
      const asked = Date.now();
      socket.send('{"type":"ping"}');
      this.#later(PATIENCE, () => {
        if (this.#socket === socket && this.#heard < asked) this.#drop(socket);
      });
      this.#listen(socket);
    });
  }

  /** As somebody else now, so nothing of what was shown holds. */
  #again(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onmessage = null;
    socket.close();
    this.snapshot = null;
    this.#queue = [];
    this.#connect();
  }

  /** Closing a dead connection can take minutes; nobody waits for that. */
  #drop(socket: WebSocket): void {
    socket.onopen = socket.onmessage = null;
    socket.close();
    socket.onclose?.(new CloseEvent("close"));
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.problem) return;
    if (!this.#socket) this.#connect();
    else if (Date.now() - this.#heard > PING_EVERY && this.#socket.readyState === WebSocket.OPEN) {
      const socket = this.#socket;
      const asked = Date.now();
      socket.send('{"type":"ping"}');
      this.#later(2500, () => {
        if (this.#socket === socket && this.#heard < asked) this.#drop(socket);
      });
    }
  };

  #keepPolling(): void {
    void this.#poll().finally(() => {
      if (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) {
        this.#later(document.hidden ? POLL_EVERY * 6 : POLL_EVERY, () => this.#keepPolling());
      }
    });
  }

  async #poll(): Promise<void> {
    try {
      const table = await api.table(this.id);
      this.table = table;
      if (table.status !== "waiting" && table.version !== this.snapshot?.version) {
        this.#take({ type: "update", ...(await api.state(this.id)) });
      }
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        this.status = "polling";
        if (this.wish) void this.#sendByHand(this.wish);
      }
    } catch (error) {
      if (this.#socket?.readyState !== WebSocket.OPEN) this.status = "lost";
      if (!(error instanceof ApiError) || error.status) this.#trouble(error);
    }
  }

  #later(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, wait);
    this.#timers.add(timer);
  }

  // ---------------------------------------------------------------- what is said

  #send(wish: Wish): void {
    this.wish = wish;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(wish));
    else void this.#sendByHand(wish);
  }

  async #sendByHand(wish: Wish): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      if (wish.type === "move") await api.move(this.id, wish);
      else await api.undo(this.id, wish);
      if (this.wish?.id === wish.id) this.wish = null;
      await this.#poll();
    } catch (error) {
      // Without a connection nobody knows whether it arrived: it stays, and is sent again under the same id.
      if (error instanceof ApiError && error.status) this.#refused(wish.id, error.problem);
    } finally {
      this.#sending = false;
    }
  }

  // ---------------------------------------------------------------- what is heard

  #hear(heard: Heard): void {
    if (heard.type === "update") this.#take(heard);
    else if (heard.type === "table") this.table = heard.table;
    else if (heard.type === "chat") this.#hearChat([heard.line], true);
    else if (heard.type === "done") {
      if (this.wish?.id === heard.id) this.wish = null;
    } else if (heard.type === "refused") this.#refused(heard.id, heard.problem);
  }

  #refused(id: string, problem: Problem): void {
    if (this.wish?.id === id) this.wish = null;
    this.onRefused(problem);
    void this.#poll();
  }

  #trouble = (error: unknown): void => {
    this.onRefused(
      error instanceof ApiError ? error.problem : { code: "unknown", message: t("problem-no-connection"), where: "" },
    );
  };

  #hearChat(lines: ChatLine[], aloud: boolean): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (!fresh.length) return;
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
    if (aloud) for (const line of fresh) this.onChat(line);
  }

  #take(update: Update): void {
    this.#hearChat(update.chat, this.snapshot !== null);
    const newest = this.#queue.at(-1)?.version ?? this.snapshot?.version ?? -1;
    if (update.version < newest) return;
    // One's own moves, the first sight and a tab nobody looks at wait for nothing.
    const mine = update.log.some((entry) => entry.seat === update.seat && entry.version === update.version);
    const pace = calm.matches ? 0 : PACE[settings.pace];
    if (!this.snapshot || document.hidden || !pace || (mine && !this.#queue.length)) {
      this.#queue = [];
      this.#show(update);
      return;
    }
    this.#queue.push(update);
    this.behind = this.#queue.length;
    if (this.#queue.length > MOST_WAITING) this.skip();
    else if (!this.#showing) this.#showNext();
  }

  #showNext(): void {
    const update = this.#queue.shift();
    this.#showing = update !== undefined;
    if (!update) return;
    this.#show(update);
    this.#later(PACE[settings.pace], () => this.#showNext());
  }

  #show(update: Update): void {
    const { type: _, ...snapshot } = update;
    this.log = joined(this.log, update.log);
    this.snapshot = snapshot;
    this.behind = this.#queue.length;
  }
}

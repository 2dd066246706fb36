// Calls to the server, one function each. What goes wrong is an ApiError with the server's own sentence.

import type {
  Gallery,
  GameInfo,
  NewTable,
  Passkey,
  Person,
  Problem,
  Rules,
  Snapshot,
  Table,
  Token,
  Webhook,
} from "./types";
import { lang, t } from "./words";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // A foreign page cannot send this header: it is how the server knows that a change comes from us.
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Heliopause": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, { code: "no-connection", message: t("problem-no-connection"), where: "" });
  }
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, problemFrom(text, answer.status));
  return (text ? JSON.parse(text) : null) as T;
}

function problemFrom(text: string, status: number): Problem {
  try {
    const said = JSON.parse(text) as Partial<Problem>;
    if (said.message) return { code: said.code ?? "unknown", message: said.message, where: said.where ?? "" };
  } catch {
    // not from our server: a proxy, perhaps
  }
  return { code: "unknown", message: t("problem-status", { status }), where: "" };
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  gallery: (game: string, edition: string) =>
    call<Gallery>("GET", `/games/${game}/gallery?edition=${encodeURIComponent(edition)}&lang=${lang()}`),
  rules: (game: string) => call<Rules>("GET", `/games/${game}/rules`),

  me: () => call<{ person: Person | null }>("GET", "/me"),
  becomeGuest: (name: string) => call<Person>("POST", "/me", { name }),
  rename: (name: string) => call<Person>("PATCH", "/me", { name }),
  deleteMe: () => call<null>("DELETE", "/me"),
  keepAccount: (name: string, password: string, old: string) =>
    call<Person>("POST", "/me/account", old ? { name, password, old } : { name, password }),
  logIn: (name: string, password: string) => call<Person>("POST", "/session", { name, password }),
  logOut: (everywhere: boolean) => call<null>("DELETE", `/session?everywhere=${everywhere}`),

  myTables: () => call<Table[]>("GET", "/me/tables"),
  tables: () => call<Table[]>("GET", "/tables"),
  newTable: (table: NewTable) => call<Table>("POST", "/tables", table),
  quick: (game: string) => call<Table>("POST", "/quick", { game }),
  table: (id: string) => call<Table>("GET", at(id)),
  claim: (id: string, seat: number, key: string | null) =>
    call<Table>("POST", `${at(id)}/seats/${seat}`, key ? { key } : {}),
  leave: (id: string, seat: number) => call<Table>("DELETE", `${at(id)}/seats/${seat}`),
  replace: (id: string, seat: number, bot: string) => call<Table>("PUT", `${at(id)}/seats/${seat}`, { bot }),

  state: (id: string) => call<Snapshot>("GET", `${at(id)}/state`),
  stateAfter: (id: string, moves: number) => call<Snapshot>("GET", `${at(id)}/moves/${moves}`),
  move: (id: string, move: { id: string; version: number; code: number }) =>
    call<{ version: number }>("POST", `${at(id)}/moves`, move),
  undo: (id: string, undo: { id: string; version: number; to: "step" | "turn" }) =>
    call<{ version: number }>("POST", `${at(id)}/undo`, undo),
  ask: (id: string, kind: "undo" | "abandon", moves?: number) =>
    call<Table>("POST", `${at(id)}/requests`, moves === undefined ? { kind } : { kind, moves }),
  answer: (id: string, request: string, yes: boolean) => call<Table>("POST", `${at(id)}/requests/${request}`, { yes }),
  chat: (id: string, line: { id: string; text: string }) => call<null>("POST", `${at(id)}/chat`, line),
  rematch: (id: string) => call<Table>("POST", `${at(id)}/rematch`),
  clone: (id: string, moves?: number) => call<Table>("POST", `${at(id)}/clone`, moves === undefined ? {} : { moves }),
  report: (id: string, text: string) => call<null>("POST", `${at(id)}/report`, { text }),

  tokens: () => call<Token[]>("GET", "/me/tokens"),
  newToken: (name: string) => call<Token>("POST", "/me/tokens", { name }),
  dropToken: (id: string) => call<null>("DELETE", `/me/tokens/${id}`),
  webhook: () => call<{ webhook: Webhook | null }>("GET", "/me/webhook"),
  setWebhook: (url: string, kind: Webhook["kind"]) => call<Webhook>("PUT", "/me/webhook", { url, kind }),
  dropWebhook: () => call<null>("DELETE", "/me/webhook"),
  pushKey: () => call<{ key: string }>("GET", "/push/key"),
  setPush: (subscription: PushSubscriptionJSON) => call<null>("POST", "/me/push", subscription),
  dropPush: (endpoint: string) => call<null>("DELETE", "/me/push", { endpoint }),
  passkeys: () => call<Passkey[]>("GET", "/passkeys"),
  dropPasskey: (id: string) => call<null>("DELETE", `/passkeys/${id}`),
  beginPasskey: (what: "register" | "login", body: { name?: string }) =>
    call<{ ceremony: string; options: unknown }>("POST", `/passkeys/${what}/begin`, body),
  finishPasskey: (what: "register" | "login", body: { ceremony: string; credential: unknown; name?: string }) =>
    call<Person>("POST", `/passkeys/${what}/finish`, body),
};

/** An id that the server has never seen: what is sent twice under it counts once. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

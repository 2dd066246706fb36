// Passkeys: the browser's own ceremony between two calls to the server.

import { api } from "./api";
import type { Person } from "./types";

export const canPasskey =
  "PublicKeyCredential" in window && typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

export async function makePasskey(name: string): Promise<Person> {
  const { ceremony, options } = await api.beginPasskey("register", { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api.finishPasskey("register", { ceremony, credential: credential.toJSON() });
}

export async function usePasskey(): Promise<Person> {
  const { ceremony, options } = await api.beginPasskey("login", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return api.finishPasskey("login", { ceremony, credential: credential.toJSON() });
}

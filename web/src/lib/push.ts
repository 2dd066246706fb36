// The service worker, and being told by the browser that it is one's turn.

import { api } from "./api";
import { t } from "./words";

const WORDS = "words";

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  await navigator.serviceWorker.register("/sw.js");
  // The worker has no catalogue of its own.
  const words = { turn: t("push-turn"), reminder: t("push-reminder"), test: t("push-test") };
  await (await caches.open(WORDS)).put("/words.json", Response.json(words));
}

export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("push-denied"));
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.setPush(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await api.dropPush(known.endpoint);
  await known.unsubscribe();
}

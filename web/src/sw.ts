/// <reference lib="webworker" />
// The service worker: the shell opens without a network, and "you are to move" arrives while no page is open.

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = "shell-1";
const WORDS = "/words.json";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("shell-") && name !== CACHE) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** Files under /assets carry their content in their name: what is cached is right for ever. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page itself comes from the server while there is one. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match("/");
    if (known) return known;
    throw error;
  }
}

interface News {
  event: "turn" | "reminder" | "test";
  table: string;
  title: string;
  url: string;
}

worker.addEventListener("push", (event) => {
  const news = event.data?.json() as News | undefined;
  if (news) event.waitUntil(tell(news));
});

async function tell(news: News): Promise<void> {
  // The page left its words here (lib/push.ts), in the language that was last read.
  const words = (await (await caches.match(WORDS))?.json()) as Record<string, string> | undefined;
  await worker.registration.showNotification(news.title, {
    body: words?.[news.event] ?? "",
    tag: news.table,
    icon: "/icon-192.png",
    data: news.url,
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data ?? "/"), worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  event.waitUntil(
    (async () => {
      for (const client of await worker.clients.matchAll({ type: "window" })) {
        if (new URL(client.url).pathname === url.pathname) {
          await client.focus();
          return;
        }
      }
      await worker.clients.openWindow(url);
    })(),
  );
});

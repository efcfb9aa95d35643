// Push messages of the server: shown while no page is open, and followed to the table when pressed. Part of the service worker.
self.addEventListener("push", (event) => {
  const { title = "Outrigger", body = "", path = "/online", tag = "", badge = false } = event.data?.json() ?? {};
  const mark = badge ? self.navigator.setAppBadge?.().catch(() => {}) : undefined;
  const note = self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
  event.waitUntil(Promise.all([note, mark]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.path));
});

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [page] = pages;
  if (page === undefined) return self.clients.openWindow(path);
  await page.navigate(path);
  return page.focus();
}

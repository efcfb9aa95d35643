// What the page keeps in the browser, for tests that look at its rows or change them behind its back.
import type { JSHandle, Page } from "@playwright/test";

/** The store, open until the page is left; to be handed to what runs in the page. */
export function openStore(page: Page): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("outrigger");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      }),
  );
}

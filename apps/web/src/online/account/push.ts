// Push messages: asks the browser for its address and leaves it with the server.
import { ask } from "../connection/api.ts";

function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** False where the browser cannot or the player does not want to. */
export async function subscribe(key: string): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
    const { endpoint, keys } = made.toJSON();
    await ask("POST", "/push", { endpoint, keys });
    return true;
  } catch {
    return false;
  }
}

/** Messages between the studio and the page in its frame; both are of one origin. */
export type StudioMessage =
  | { readonly studio: "chosen"; readonly address: string }
  | { readonly studio: "page"; readonly url: string }
  | { readonly studio: "choose"; readonly address: string | null }
  | { readonly studio: "pick"; readonly on: boolean };

/** Whether this page stands in the studio's frame. */
export function isInStudio(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname === "/_studio";
  } catch {
    return false;
  }
}

/** Sends a message to the studio around this page; another origin does not get it. */
export function tellStudio(message: StudioMessage): void {
  window.parent.postMessage(message, location.origin);
}

/** Listens to the other side; messages of anyone else are not heard. */
export function hearStudio(other: Window | null, listen: (message: StudioMessage) => void): () => void {
  const onMessage = (event: MessageEvent) => {
    const isOurs = event.origin === location.origin && event.source === other;
    if (isOurs && typeof event.data === "object" && event.data !== null && "studio" in event.data)
      listen(event.data as StudioMessage);
  };
  window.addEventListener("message", onMessage);
  return () => window.removeEventListener("message", onMessage);
}

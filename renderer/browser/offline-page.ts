export interface OfflinePage {
  /** The kept page; undefined until it has been fetched. */
  readonly text: () => string | undefined;
}

/** Fetches the offline page while there is a connection, behind everything else, to be shown when there is none (OFF-01). */
export function keepOfflinePage(): OfflinePage {
  let kept: string | undefined;
  const fetchIt = async (): Promise<void> => {
    const locale = new URL(location.href).searchParams.get("locale");
    const address = `/offline${locale ? `?locale=${encodeURIComponent(locale)}` : ""}`;
    const answer = await fetch(address, { priority: "low", headers: { accept: "text/html" } });
    if (answer.ok) kept = await answer.text();
  };
  fetchIt().catch(() => {});
  return { text: () => kept };
}

/** Makes the page's retry lead to the wanted address, as a navigation that can fail again without leaving the page. */
export function retryTo(wanted: string): void {
  const retry = document.querySelector<HTMLAnchorElement>("main a[data-reload]");
  retry?.setAttribute("href", wanted);
  retry?.removeAttribute("data-reload");
}

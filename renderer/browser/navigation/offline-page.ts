/**
 * Makes the page's retry lead to the wanted address, as a navigation that can fail again without leaving the
 * page.
 */
export function retryTo(wanted: string): void {
  const retry = document.querySelector<HTMLAnchorElement>("main a[data-reload]");
  retry?.setAttribute("href", wanted);
  retry?.removeAttribute("data-reload");
}

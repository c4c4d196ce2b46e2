/** Something a guest hands on. */
interface Handed {
  readonly title: string;
  readonly text: string;
  /** Absolute address. */
  readonly url: string;
}

/** Has the app that shows the page hand something on in its own way (MODE-09); false where there is none. */
export function shareWithApp(detail: Handed): boolean {
  if (!isHeardByApp()) return false;
  document.dispatchEvent(new CustomEvent("staywright:share", { detail }));
  return true;
}

/** Whether an app hears what the page says; one that names itself in the address alone does not. */
export function isHeardByApp(): boolean {
  const { StaywrightApp: app } = window as { readonly StaywrightApp?: { readonly postMessage?: unknown } };
  return app?.postMessage !== undefined;
}

import type { PageContext } from "../view/page-context.ts";

/**
 * What the page tells the app it is shown in (MODE-07): the one closed list of native callbacks, which take
 * the place of tracking and sharing of the web there (MODE-09).
 */
export type AppMessage =
  | { readonly type: "login" | "logout" }
  | {
      readonly type: "account";
      readonly action: "code" | "sign_in" | "sign_up";
      readonly success: boolean;
    }
  | { readonly type: "share"; readonly title: string; readonly text: string; readonly url: string }
  | {
      readonly type: "track";
      readonly name: string;
      readonly attributes: Readonly<Record<string, string | number | boolean>>;
    };

/**
 * What an app puts into the page before it loads: `window.StaywrightApp`. Messages arrive as JSON text. One
 * that names itself in the address alone has nothing that hears them.
 */
export interface NativeApp {
  readonly postMessage?: (text: string) => void;
}

declare global {
  interface Window {
    StaywrightApp?: NativeApp;
  }
  interface DocumentEventMap {
    "staywright:login": Event;
    "staywright:logout": Event;
    /** How a step of signing in went (ACC-08, ACC-13, ACC-22). */
    "staywright:account": CustomEvent<Omit<Extract<AppMessage, { type: "account" }>, "type">>;
    /** Something the guest hands on. */
    "staywright:share": CustomEvent<Omit<Extract<AppMessage, { type: "share" }>, "type">>;
    /** Something to count: its name and what belongs to it. */
    "staywright:track": CustomEvent<Omit<Extract<AppMessage, { type: "track" }>, "type">>;
  }
}

type BridgePage = Pick<PageContext, "origin" | "domain">;

/**
 * Tells the app of what is tracked and handed on, and of sign-in, how its steps went, and sign-out where the
 * domain says `loginLogoutCallback`.
 * Tells nothing without an app, in a frame, or on an origin that is not the site's own: whoever else shows
 * the page must not hear of its guests. Returns what stops it.
 */
export function connectApp(page: () => BridgePage | undefined): () => void {
  const tell = (message: AppMessage): void => {
    const shown = page();
    if (!shown || window.top !== window || !isOwnOrigin(shown.origin)) return;
    const isSignIn = OF_SIGN_IN.has(message.type);
    if (isSignIn && !shown.domain.flags.loginLogoutCallback) return;
    window.StaywrightApp?.postMessage?.(JSON.stringify(message));
  };
  const onTrack = ({ detail: { name, attributes } }: DocumentEventMap["staywright:track"]) =>
    tell({ type: "track", name, attributes });
  const onShare = ({ detail: { title, text, url } }: DocumentEventMap["staywright:share"]) =>
    tell({ type: "share", title, text, url });
  const onAccount = ({ detail: { action, success } }: DocumentEventMap["staywright:account"]) =>
    tell({ type: "account", action, success });
  const onLogin = () => tell({ type: "login" });
  const onLogout = () => tell({ type: "logout" });
  document.addEventListener("staywright:track", onTrack);
  document.addEventListener("staywright:share", onShare);
  document.addEventListener("staywright:account", onAccount);
  document.addEventListener("staywright:login", onLogin);
  document.addEventListener("staywright:logout", onLogout);
  return () => {
    document.removeEventListener("staywright:track", onTrack);
    document.removeEventListener("staywright:share", onShare);
    document.removeEventListener("staywright:account", onAccount);
    document.removeEventListener("staywright:login", onLogin);
    document.removeEventListener("staywright:logout", onLogout);
  };
}

const OF_SIGN_IN: ReadonlySet<AppMessage["type"]> = new Set(["account", "login", "logout"]);

/** The origin the site is published at, or local work on it. */
function isOwnOrigin(published: string): boolean {
  return location.origin === published || /(^|\.)localhost$/.test(location.hostname);
}

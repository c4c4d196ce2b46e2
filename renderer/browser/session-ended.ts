import { showPageBar } from "./navigation/page-bar.ts";
import { readPageData } from "./page-data.ts";

/**
 * Says, once for all calls that were refused together, that nobody knows any more who the guest is (ACC-06):
 * what was typed stays where it is, and the guest signs in, where the site has that, or goes on as a
 * stranger. What follows from signing out follows from this too, but for the reload, which would lose what
 * was typed: kept answers go, and the app is told.
 */
export function tellSessionEnded(): void {
  if (document.getElementById(BAR)) return;
  document.dispatchEvent(new Event("staywright:logout"));
  // Pages that were kept for a guest who was known say what does not hold any more.
  document.dispatchEvent(new Event("staywright:changed"));
  const here = new URL(location.href);
  here.searchParams.set("modal", "signin");
  showPageBar({
    id: BAR,
    message: "popup.signed-out",
    links: readPageData(document)?.page.modals.signin
      ? [{ label: "popup.sign-in", href: here.href.replaceAll("%2F", "/") }]
      : [],
    button: { label: "popup.go-on", onPress: () => {} },
  });
}

const BAR = "session-ended";

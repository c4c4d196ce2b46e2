import { afterPaint } from "./after-paint.ts";
import { forgetChoices, showChoice } from "./choices.ts";
import { guestMark, isKnown, showAsItIs } from "./guest-mark.ts";
import { ImportFailure, loadPart } from "./load-part.ts";
import { loadInFull } from "./navigation/load-in-full.ts";
import { watchLayers } from "./navigation/page-layers.ts";
import type { Runtime } from "./runtime.tsx";
import { tellMissingPart } from "./tell-missing-part.ts";

export interface BootOptions {
  /** Loads React, the widgets' registry and the rest; called after the first paint or on the first touch. */
  readonly runtime: () => Promise<Runtime>;
}

const sleeping = "[data-island]:not([data-awake])";
/** A second press on any other input would take the first one back. */
const textField = "input:not([type=checkbox], [type=radio], [type=submit], [type=button])";

/**
 * The only script that runs before the page is painted. It waits, then wakes islands when they are
 * visible, idle or due, and at once when a guest touches them: the touch is replayed afterwards.
 */
export function boot({ runtime }: BootOptions): void {
  let loading: Promise<Runtime> | undefined;
  const load = () =>
    (loading ??= loadPart(runtime).catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));

  const waking = new WeakMap<Element, Promise<void>>();
  /**
   * Resolves when the island is awake, whoever woke it first. One that could not be woken sleeps on until the
   * next touch.
   */
  const wake = (island: Element): Promise<void> => {
    const begun =
      waking.get(island) ??
      load()
        .then((started) => started.hydrate(island as HTMLElement))
        .then(() => island.setAttribute("data-awake", ""))
        .catch((cause: unknown) => {
          waking.delete(island);
          failures.set(island, cause);
        });
    waking.set(island, begun);
    return begun;
  };
  const failures = new WeakMap<Element, unknown>();
  /** Shows at the page's edge that what a guest pressed is on its way, where it takes a while. */
  const showWait = (wait: Promise<void>): void => {
    const { classList } = document.documentElement;
    const slow = setTimeout(() => classList.add("is-waking"), 150);
    void wait.finally(() => {
      clearTimeout(slow);
      classList.remove("is-waking");
    });
  };
  /** Wakes what a guest has touched: only what somebody wants and does not get is worth a word. */
  const wakeForGuest = async (island: Element): Promise<void> => {
    await wake(island);
    const cause = failures.get(island);
    if (!island.hasAttribute("data-awake") && cause instanceof ImportFailure) tellMissingPart(cause);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        const island = entry.target.closest("[data-island]");
        if (island) void wake(island);
      }
    },
    { rootMargin: "200px" },
  );

  let toggles: Promise<typeof import("./toggles.ts")> | undefined;
  const scan = (): void => {
    for (const island of document.querySelectorAll(sleeping)) {
      const mode = island.getAttribute("data-hydrate");
      if (mode === "visible") observer.observe(island.firstElementChild ?? island);
      else if (mode === "idle") whenIdle(() => void wake(island));
      else void wake(island);
    }
    if (location.search.includes("modal=") || history.state?.appended)
      void load().then((started) => started.settle());
    // Once they are there they are told of every page: one that says nothing has none.
    if (document.querySelector("[data-toggles]")) toggles ??= import("./toggles.ts");
    toggles?.then(
      ({ showToggles }) => showToggles(),
      () => {
        toggles = undefined;
      },
    );
    fill();
  };

  /**
   * Asks for what depends on the guest where it was not filled for the guest as they are now: a stranger's
   * page is whole as it came.
   */
  const fill = (): void => {
    const mark = guestMark();
    const stale = [...document.querySelectorAll<HTMLElement>("[data-fill]")].filter(
      (place) => (place.dataset.filled ?? "") !== mark,
    );
    if (!stale[0]) return;
    // Whoever is signed in does not see the words for strangers first, nor others those for a guest who left.
    for (const place of stale)
      if (isKnown(mark) !== isKnown(place.dataset.filled ?? "")) place.dataset.filling = "";
    void loadPart(() => import("./islands/fill-nodes.ts"))
      .then(({ fillNodes }) => fillNodes((come) => (come ? load() : loading)))
      .then(
        (filled) => filled && document.dispatchEvent(new Event("staywright:page")),
        () => stale.forEach(showAsItIs),
      );
  };

  const onTouch = (event: Event): void => {
    const target = event.target as Element;
    const island = target.closest?.(sleeping);
    if (!island) return;
    if (event.type === "click" && target.closest("button:not([type=submit])")) {
      event.preventDefault();
      const woken = wakeForGuest(island).then(() => {
        if (target.isConnected && island.hasAttribute("data-awake")) (target as HTMLElement).click();
      });
      showWait(woken);
    } else {
      const woken = wakeForGuest(island);
      // The press has put the cursor into the field; what the field shows for it comes once it is awake.
      if (event.type === "click" && target.matches(textField))
        showWait(
          woken.then(() => {
            if (document.activeElement === target && island.hasAttribute("data-awake"))
              (target as HTMLElement).click();
          }),
        );
    }
  };
  for (const type of ["pointerdown", "focusin", "keydown", "click"])
    document.addEventListener(type, onTouch, { capture: true });

  document.addEventListener(
    "click",
    (event) => {
      const link = plainLink(event);
      if (link?.dataset.choice) showChoice(link);
    },
    { capture: true },
  );
  // What looks like a tick box takes the space bar as one does.
  document.addEventListener("keydown", (event) => {
    const choice = event.key === " " && (event.target as Element).closest?.<HTMLElement>("a[data-choice]");
    if (!choice) return;
    event.preventDefault();
    choice.click();
  });
  document.addEventListener("click", (event) => {
    const link = plainLink(event);
    if (!link) return;
    event.preventDefault();
    showWait(
      load().then(
        (started) =>
          started.navigate(hrefOf(link), {
            keepScroll: link.hasAttribute("data-keep-scroll"),
            beside: link.dataset.choice === "many",
            replace: link.hasAttribute("data-replace"),
            append: link.dataset.append,
            preview: link.dataset.preview === undefined ? undefined : link,
          }),
        () => loadInFull(link.href ?? location.href),
      ),
    );
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const asleep = form.closest(sleeping);
    if (asleep && !form.hasAttribute("data-navigate")) {
      // Its own code decides what is sent: by itself the browser would put what was typed into the address.
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      showWait(
        wakeForGuest(asleep).then(() => {
          if (form.isConnected && asleep.hasAttribute("data-awake"))
            form.requestSubmit(submitter ?? undefined);
        }),
      );
      return;
    }
    if (event.defaultPrevented || form.method !== "get" || !form.hasAttribute("data-navigate")) return;
    event.preventDefault();
    const address = new URL(form.action);
    const fields = new FormData(form, (event as SubmitEvent).submitter as HTMLElement | null);
    address.search = new URLSearchParams(
      [...fields].filter(([, value]) => value !== "") as [string, string][],
    ).toString();
    showWait(
      load().then(
        (started) => started.navigate(address.href, { keepScroll: form.hasAttribute("data-keep-scroll") }),
        () => loadInFull(address),
      ),
    );
  });
  document.addEventListener("change", (event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form[data-submit-on-change]");
    form?.requestSubmit();
  });
  document.addEventListener("pointerover", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-prefetch]");
    if (link && loading) void loading.then((started) => started.prefetch(link.href));
  });
  addEventListener("online", () => {
    // The page that says there is no connection is left when there is one again.
    document.querySelector<HTMLElement>("main [data-click-online]")?.click();
    fill();
  });
  addEventListener("popstate", () => void load().then((started) => started.pop()));
  document.addEventListener("staywright:page", scan);
  document.addEventListener("staywright:guest", fill);
  // Another tab may have signed out, or a page come back that was kept as it was.
  document.addEventListener("visibilitychange", fill);
  addEventListener("pageshow", fill);
  // A page that is kept as it was shows its own choices when it comes back.
  addEventListener("pagehide", () => forgetChoices());
  watchLayers();

  if (isKnown(guestMark())) fill();
  afterPaint(scan);
}

/**
 * The link a click would follow within this site, or null when the browser should handle it. A button may
 * open a popup like a link (`data-modal`): by itself it does what it can without scripts, such as opening a
 * popover of the page.
 */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href],button[data-modal]");
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    (link.href && link.origin !== location.origin) ||
    link.hasAttribute("data-reload")
  )
    return null;
  if (
    !link.dataset.modal &&
    link.hash &&
    link.pathname === location.pathname &&
    link.search === location.search
  )
    return null;
  return link;
}

/** A link may open a popup over this page (`data-modal`); its own address is for browsers without scripts. */
function hrefOf({ href, dataset }: HTMLAnchorElement): string {
  return dataset.modal ? withPopup(dataset) : href;
}

/** This page with a popup over it; `data-modal-id` says which one of several things it shows. */
function withPopup({ modal = "", modalId }: DOMStringMap): string {
  const here = new URL(location.href);
  here.searchParams.delete("modal_id");
  here.searchParams.set("modal", modal);
  if (modalId) here.searchParams.set("modal_id", modalId);
  return here.href.replaceAll("%2F", "/");
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}

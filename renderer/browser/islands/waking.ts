import type { IslandsPart } from "../islands-part.tsx";
import { ImportFailure } from "../load-part.ts";
import { tellMissingPart } from "../tell-missing-part.ts";
import { whenIdle } from "../when-idle.ts";
import { needsCode } from "./needs-code.ts";
import { SLEEPING } from "./touches.ts";

export interface Waking {
  /** Wakes an island and, where a guest wants it and its code does not come, says so. */
  readonly wakeForGuest: (island: Element) => Promise<void>;
  /** Wakes what wakes by itself: called for every page. */
  readonly wakeByThemselves: () => void;
}

/**
 * Wakes the islands of a page, each once, by what its widget says of it (`data-hydrate`): when it is touched
 * and not before, when it is seen, when the browser is idle, or at once.
 */
export function createWaking(islands: () => Promise<IslandsPart>): Waking {
  const waking = new WeakMap<Element, Promise<void>>();
  const failures = new WeakMap<Element, unknown>();
  /** Paths of the pages where a guest has used an island, by its address. */
  const used = new Map<string | null, string>();
  /** An island is used on the page that comes anew for another choice as on the one before it. */
  const isUsed = (island: Element) => used.get(island.getAttribute("data-island")) === location.pathname;
  /**
   * Resolves when the island is awake, whoever woke it first. One that could not be woken sleeps on until the
   * next touch.
   */
  const wake = (island: Element): Promise<void> => {
    const begun =
      waking.get(island) ??
      islands()
        .then((part) => part.hydrate(island as HTMLElement))
        .then(() => {
          island.setAttribute("data-awake", "");
          used.set(island.getAttribute("data-island"), location.pathname);
        })
        .catch((cause: unknown) => {
          waking.delete(island);
          failures.set(island, cause);
        });
    waking.set(island, begun);
    return begun;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const island = target.closest("[data-island]");
        if (island) void wake(island);
      }
    },
    { rootMargin: "200px" },
  );

  return {
    async wakeForGuest(island) {
      await wake(island);
      const cause = failures.get(island);
      if (!island.hasAttribute("data-awake") && cause instanceof ImportFailure) tellMissingPart(cause);
    },
    wakeByThemselves() {
      for (const island of document.querySelectorAll(SLEEPING)) {
        const mode = island.getAttribute("data-hydrate");
        if (mode === "visible") observer.observe(island.firstElementChild ?? island);
        else if (mode === "idle") whenIdle(() => void wake(island));
        else if (mode === "load" || isUsed(island) || needsCode(island)) void wake(island);
      }
    },
  };
}

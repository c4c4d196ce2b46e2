import { modalsFromQuery } from "#domain/shell";
import type { Modal } from "#schemas";

interface ModalSituation {
  readonly direct: boolean;
  readonly modals: Readonly<Record<string, Modal>>;
  /** Popups that are open now. */
  readonly open?: readonly string[];
  /** Page the popup would open over. */
  readonly page: string;
}

type Condition = NonNullable<Modal["requires"]>[number];

/** What there is on a page, beyond what every page has. */
const PRESENT: Readonly<Record<string, readonly Condition[]>> = {
  listing: ["search"],
  hotel: ["property"],
  checkout: ["property", "quote"],
  booking: ["booking"],
};

/** True everywhere: nobody is signed in, and whether a summary is open is a question of nesting (MODAL-06). */
const ALWAYS: readonly Condition[] = ["anonymous", "summary"];

/** Popups that a `?modal=` value opens on this site: enabled ones whose conditions hold on the page, by the rules of their configuration (MODAL-01 to MODAL-06). */
export function openModals(
  value: string | null,
  { direct, modals, open = [], page }: ModalSituation,
): readonly string[] {
  const holds = new Set([...ALWAYS, ...(PRESENT[page] ?? [])]);
  const known = Object.keys(modals).filter(
    (name) =>
      modals[name]?.enabled && modals[name].requires?.every((condition) => holds.has(condition)) !== false,
  );
  return modalsFromQuery(value, {
    known,
    reopen: known.filter((name) => modals[name]?.reopenOnLoad),
    directLoad: direct,
    open,
    parents: Object.fromEntries(
      known.flatMap((name) => {
        const parent = modals[name]?.nestedUnder;
        return parent ? [[name, parent]] : [];
      }),
    ),
    onlyNested: known.filter((name) => modals[name]?.requires?.includes("summary")),
  });
}

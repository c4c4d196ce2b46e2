import { modalsFromQuery } from "#domain";
import type { Modal } from "#schemas";

interface ModalSituation {
  readonly direct: boolean;
  readonly modals: Readonly<Record<string, Modal>>;
  /** Popups that are open now. */
  readonly open?: readonly string[];
}

/** Popups that a `?modal=` value opens on this site: enabled ones, by the rules of their configuration (MODAL-01 to MODAL-06). */
export function openModals(
  value: string | null,
  { direct, modals, open = [] }: ModalSituation,
): readonly string[] {
  const known = Object.keys(modals).filter((name) => modals[name]?.enabled);
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

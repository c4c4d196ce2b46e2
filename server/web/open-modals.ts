import { modalsFromQuery } from "#domain";
import type { Modal } from "#schemas";

/** Popups that a `?modal=` value opens on this site: enabled ones, and on a direct load only those that may reopen (MODAL-01, MODAL-04). */
export function openModals(
  value: string | null,
  { direct, modals }: { readonly direct: boolean; readonly modals: Readonly<Record<string, Modal>> },
): readonly string[] {
  const known = Object.keys(modals).filter((name) => modals[name]?.enabled);
  const reopen = known.filter((name) => modals[name]?.reopenOnLoad);
  return modalsFromQuery(value, { known, reopen, directLoad: direct });
}

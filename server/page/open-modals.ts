import { modalsFromQuery } from "#domain/shell";
import type { Modal } from "#schemas";

type Condition = NonNullable<Modal["requires"]>[number];

type Rule = "enabled" | "requires" | "reopenOnLoad" | "nestedUnder";

interface ModalSituation {
  readonly direct: boolean;
  /** Those of a site, or those that a page says may open. */
  readonly modals: Readonly<Record<string, Pick<Partial<Modal>, Rule>>>;
  /** Popups that are open now. */
  readonly open?: readonly string[];
  /** What the page that the popup would open over is about, as its configuration says. */
  readonly provides: readonly Condition[];
  readonly signedIn: boolean;
}

/**
 * Popups that a `?modal=` value opens on this site: enabled ones whose conditions hold on the page, by the
 * rules of their configuration (MODAL-01 to MODAL-06).
 */
export function openModals(
  value: string | null,
  { direct, modals, open = [], provides, signedIn }: ModalSituation,
): readonly string[] {
  // Whether a summary is open is a question of nesting (MODAL-06).
  const holds = new Set<Condition>([signedIn ? "signedIn" : "anonymous", "summary", ...provides]);
  const known = Object.keys(modals).filter(
    (name) =>
      modals[name]?.enabled !== false &&
      modals[name]?.requires?.every((condition) => holds.has(condition)) !== false,
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

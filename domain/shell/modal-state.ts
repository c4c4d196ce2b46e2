/** Names of the open popups, in the order they opened. */
type OpenModals = readonly string[];

type ModalAction =
  | { readonly type: "update"; readonly names: readonly string[] }
  | { readonly type: "toggle nested"; readonly names: readonly string[] }
  | { readonly type: "reset" };

interface ModalRules {
  readonly known: readonly string[];
  readonly reopen: readonly string[];
  readonly directLoad: boolean;
  /** What is open now; a popup that nests opens inside of its parent (MODAL-05). */
  readonly open?: OpenModals | undefined;
  /** Parent by name of a popup that nests. */
  readonly parents?: Readonly<Record<string, string>> | undefined;
  /** Popups that open inside the app only while their parent is open (MODAL-06). */
  readonly onlyNested?: readonly string[] | undefined;
}

/**
 * The popups a URL asks for (MODAL-01, MODAL-04). `value` is the query parameter `modal`; a name that is not
 * known closes all, and so does, on a direct page load, one that may not reopen. A direct load opens one
 * popup alone; inside the app one that nests joins its open parent. Run it again on every change of route.
 */
export function modalsFromQuery(value: string | null | undefined, rules: ModalRules): OpenModals {
  const { known, reopen, directLoad, open = [], parents = {}, onlyNested = [] } = rules;
  if (!value || !known.includes(value)) return nextModals(open, { type: "reset" });
  if (directLoad) return reopen.includes(value) ? [value] : [];
  const parent = parents[value];
  if (parent !== undefined && open.includes(parent))
    return nextModals(open, { type: "toggle nested", names: [value] });
  return onlyNested.includes(value) ? [] : nextModals(open, { type: "update", names: [value] });
}

/**
 * The open popups after an action (MODAL-02): update opens only the named ones, toggle nested adds them,
 * reset closes all.
 */
function nextModals(open: OpenModals, action: ModalAction): OpenModals {
  switch (action.type) {
    case "update":
      return [...new Set(action.names)];
    case "toggle nested":
      return [...new Set([...open, ...action.names])];
    case "reset":
      return [];
  }
}

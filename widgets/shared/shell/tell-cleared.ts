import { tell } from "../../ui/snackbar/tell.ts";

/** What is said of a list that was cleared. */
export interface ClearedWords {
  readonly cleared: string;
  readonly undo: string;
  readonly close: string;
}

/** Says that a list of this device was cleared, and offers to put it back. */
export function tellCleared({ cleared, undo, close }: ClearedWords, putBack: () => void): void {
  void tell({ title: cleared, actions: [{ label: undo, onPress: putBack }], closeLabel: close });
}

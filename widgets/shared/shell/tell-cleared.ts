import type { useT } from "#renderer";
import { tell } from "../../ui/snackbar/tell.ts";

/** Says that a list of this device was cleared, and offers to put it back. */
export function tellCleared(t: ReturnType<typeof useT>, putBack: () => void): void {
  void tell({
    title: t("recent.cleared"),
    actions: [{ label: t("recent.undo"), onPress: putBack }],
    closeLabel: t("popup.close"),
  });
}

import { useClosePopup } from "../../view/use-close-popup.ts";
import { useT } from "../../view/use-t.ts";
import type { WidgetView } from "../../view/widget-registry.ts";
import { failureText } from "../reports/failure-text.ts";

/**
 * Stands in a popup whose content did not come (CMS-03). `props.message` is what the answer said, if
 * anything.
 */
export const PopupFailure: WidgetView = ({ id, props }) => {
  const t = useT();
  const closePopup = useClosePopup();
  return (
    <div className="modal-failure">
      <p id={`${id}.failure`} role="alert">
        {failureText(props.message, t("popup.failed"))}
      </p>
      <button type="button" onClick={closePopup}>
        {t("popup.close")}
      </button>
    </div>
  );
};

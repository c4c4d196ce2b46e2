import { useClosePopup, useNavigateTo, useT } from "#renderer";
import type { ChosenReason, OpenCancellation } from "../shared/cancellation/cancellation-answer.ts";
import { ChargePart } from "../shared/cancellation/charge-part.tsx";
import { ConfirmButton } from "../shared/cancellation/confirm-button.tsx";
import { useCancelling } from "../shared/cancellation/use-cancelling.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./cancellation-popup.module.css";
import { leavePopups } from "./popup-steps.ts";

interface ConfirmStepProps {
  readonly answer: OpenCancellation;
  readonly reason: ChosenReason;
  readonly onReadAgain: () => Promise<unknown>;
}

/** The reason and the charge once more, and the button that cancels. Until its page is there it says so. */
export function ConfirmStep({ answer, reason, onReadAgain }: ConfirmStepProps) {
  const t = useT();
  const close = useClosePopup();
  const navigate = useNavigateTo();
  const onDone = () => leavePopups(navigate);
  const { busy, done, failure, cancel, leave } = useCancelling({ answer, onReadAgain, onDone });
  const name = answer.reasons.find(({ code }) => code === reason.code)?.name ?? reason.code;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        cancel(reason);
      }}
    >
      <p>{t("booking.cancelled-because", { reason: name })}</p>
      <ChargePart answer={answer} />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {done && (
        <Notice tone="success" live>
          {t("cancel.done")}
        </Notice>
      )}
      <div className={styles.actions}>
        {!done && <ConfirmButton answer={answer} busy={busy} />}
        {(done || !busy) && (
          <Button variant="secondary" wide onClick={done ? leave : close}>
            {t(done ? "cancel.back" : "cancel.keep")}
          </Button>
        )}
      </div>
    </form>
  );
}

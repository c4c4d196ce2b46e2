import { type FormEvent, useState } from "react";
import { useT } from "#renderer";
import type { ChosenReason, OpenCancellation } from "../shared/cancellation/cancellation-answer.ts";
import { ChargePart } from "../shared/cancellation/charge-part.tsx";
import { ReasonFields } from "../shared/cancellation/reason-fields.tsx";
import { Button } from "../ui/button/button.tsx";
import styles from "./cancellation-popup.module.css";

interface ReasonStepProps {
  readonly id: string;
  readonly answer: OpenCancellation;
  readonly reason: ChosenReason;
  readonly onChange: (reason: ChosenReason) => void;
  readonly onContinue: () => void;
}

/** Why the guest cancels, over what that costs; going on changes nothing yet. */
export function ReasonStep({ id, answer, reason, onChange, onContinue }: ReasonStepProps) {
  const t = useT();
  const [isTried, setTried] = useState(false);

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason.code === "") event.currentTarget.querySelector<HTMLElement>('[name="code"]')?.focus();
    else onContinue();
  }

  return (
    <form noValidate className={styles.form} onSubmit={goOn}>
      <ReasonFields
        id={id}
        reasons={answer.reasons}
        chosen={reason}
        onChange={onChange}
        isMissing={isTried && reason.code === ""}
      />
      <ChargePart answer={answer} />
      <Button type="submit" size="l" wide>
        {t("cancel.continue")}
      </Button>
    </form>
  );
}

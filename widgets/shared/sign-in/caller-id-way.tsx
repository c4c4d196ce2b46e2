import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

interface CallerIdWayProps {
  readonly flow: SignInFlow;
  readonly label: string;
}

/** Asks the guest's own phone for its number (ACC-25). Only a script can wait for that, so it needs one. */
export function CallerIdWay({ flow, label }: CallerIdWayProps) {
  const t = useT();
  const waits = flow.busy && flow.said.step === "callerid";
  return (
    <li className={styles.scripted}>
      <StepForm flow={flow} step="callerid" className={styles.form}>
        <Button type="submit" variant="secondary" wide loading={waits}>
          {label}
        </Button>
        {waits && <Notice live>{t("sign-in.caller-id-waiting")}</Notice>}
      </StepForm>
    </li>
  );
}

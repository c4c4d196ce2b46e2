import { Button } from "../../ui/button/button.tsx";
import { knowsPasskeys } from "../shell/passkeys.ts";
import { StepForm } from "./step-form.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

interface PasskeyWayProps {
  readonly flow: SignInFlow;
  readonly label: string;
}

/** Signs in with a passkey, without a name or a number (ADR 0038), where the browser knows passkeys. */
export function PasskeyWay({ flow, label }: PasskeyWayProps) {
  // Most browsers do: the page comes with the button, and those that do not take it away.
  if (flow.isAwake && !knowsPasskeys()) return null;
  return (
    <li className={styles.scripted}>
      <StepForm flow={flow} step="passkey" className={styles.form}>
        <Button type="submit" variant="secondary" wide loading={flow.busy && flow.said.step === "passkey"}>
          {label}
        </Button>
      </StepForm>
    </li>
  );
}

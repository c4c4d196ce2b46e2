import { useId } from "react";
import type { WidgetViewProps } from "#renderer";
import type { SignInData, SignInProps } from "#schemas/generated/widgets/sign-in.ts";
import { Card } from "../ui/card/card.tsx";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { LinkStep } from "./link-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import styles from "./sign-in.module.css";
import { SignUpStep } from "./sign-up-step.tsx";
import { SignedIn } from "./signed-in.tsx";
import { StepTitle } from "./step-title.tsx";
import { useSignIn } from "./use-sign-in.ts";

/**
 * Signs a guest in, or up, in steps that are plain forms: each is sent to the page itself and works without a
 * script (ROUTE-12). With one nothing but the card changes. Number and code look the same whether there is an
 * account or not (ACC-07).
 */
export function SignIn({ id, data, slots }: WidgetViewProps<SignInProps, SignInData>) {
  const titleId = useId();
  const flow = useSignIn(id, data);
  const Step = STEPS[flow.state.step];
  return (
    <div className={styles.page}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        <StepTitle id={titleId} step={flow.state.step} />
        <Step flow={flow} />
      </Card>
      {slots.lookup}
    </div>
  );
}

const STEPS = {
  start: PhoneStep,
  email: EmailStep,
  password: PasswordStep,
  link: LinkStep,
  code: CodeStep,
  signup: SignUpStep,
  in: SignedIn,
};

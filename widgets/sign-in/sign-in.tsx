import { useId } from "react";
import { usePage, type WidgetViewProps } from "#renderer";
import type { SignInData, SignInProps } from "#schemas/generated/widgets/sign-in.ts";
import { Step } from "../shared/sign-in/step.tsx";
import { useSignIn } from "../shared/sign-in/use-sign-in.ts";
import { Card } from "../ui/card/card.tsx";
import styles from "./sign-in.module.css";
import { StepTitle } from "./step-title.tsx";

/**
 * Signs a guest in, or up, in steps that are plain forms: each is sent to the page itself and works without a
 * script (ROUTE-12). With one nothing but the card changes. Number and code look the same whether there is an
 * account or not (ACC-07).
 */
export function SignIn({ id, data, slots }: WidgetViewProps<SignInProps, SignInData>) {
  const titleId = useId();
  const { query } = usePage();
  const flow = useSignIn(id, data, { query, goOn });
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

function goOn(path: string): void {
  location.assign(path);
}

import { usePage, useT } from "#renderer";
import { Notice } from "../../ui/notice/notice.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { StepFailure } from "./step-failure.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** The way to a new password, in a popup: the same words whether the address has an account or not. */
export function ForgottenStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const { limits } = usePage();
  const { said, state } = flow;
  return (
    <>
      {state.mail_sent && (
        <Notice tone="success" live>
          {t("sign-in.reset-sent", { minutes: limits.signIn.resetMinutes })}
        </Notice>
      )}
      <ForgottenForm
        field={flow.field("user_email")}
        value={said.user_email ?? said.email}
        busy={flow.busy}
        onSubmit={flow.submit}
      >
        <StepFailure flow={flow} />
      </ForgottenForm>
      <div className={styles.again}>
        <StepLink flow={flow} to="start">
          {t("sign-in.other-ways")}
        </StepLink>
      </div>
    </>
  );
}

import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { StepForm } from "./step-form.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** Asks for the address that a code and a link go to (ACC-01). */
export function EmailStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const failure = flow.failure ?? (flow.state.link_ended && t("sign-in.link-ended"));
  return (
    <>
      <p className={styles.text}>{t("sign-in.email-text")}</p>
      <StepForm flow={flow} step="email" className={styles.form}>
        <TextField
          {...flow.field("user_id")}
          label={t("sign-in.email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={flow.said.user_id ?? flow.state.saved?.email}
          required
        />
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.send-mail")}
        </Button>
      </StepForm>
      <div className={styles.again}>
        <StepLink flow={flow} to="password">
          {t("sign-in.with-password")}
        </StepLink>
        <StepLink flow={flow} to="start">
          {t("sign-in.other-ways")}
        </StepLink>
      </div>
    </>
  );
}

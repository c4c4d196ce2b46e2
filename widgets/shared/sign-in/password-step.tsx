import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { StepFailure } from "./step-failure.tsx";
import { StepForm } from "./step-form.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** Asks for address and password (ACC-01), or leads to a new one (ACC-23). */
export function PasswordStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  return (
    <>
      <StepForm flow={flow} step="password" className={styles.form}>
        <TextField
          {...flow.field("email")}
          label={t("sign-in.email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={flow.said.email ?? flow.state.saved?.email}
          required
        />
        <TextField
          {...flow.field("password")}
          label={t("sign-in.password")}
          type="password"
          autoComplete="current-password"
          dir="ltr"
          required
        />
        <StepFailure flow={flow} />
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.log-in")}
        </Button>
      </StepForm>
      <div className={styles.again}>
        <StepLink flow={flow} to="forgot">
          {t("sign-in.forgot")}
        </StepLink>
        <StepLink flow={flow} to="email">
          {t("sign-in.with-code")}
        </StepLink>
      </div>
    </>
  );
}

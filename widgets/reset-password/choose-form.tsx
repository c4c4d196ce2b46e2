import { newPasswordProblems } from "#domain/account";
import { resetPasswordUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./reset-password.module.css";

interface ChooseFormProps {
  /** Address of the account, most of it hidden. */
  readonly email: string;
  readonly field: (name: string) => { readonly name: string; readonly id: string };
}

/** Asks for the new password. The link's secret goes along in the form, and is in no address any more. */
export function ChooseForm({ email, field }: ChooseFormProps) {
  const t = useT();
  const page = usePage();
  const { passwordMin: min } = page.limits.signIn;
  const { tried, password_problem, reset_password_token = "" } = page.query;
  const [problem] = tried === "reset" ? newPasswordProblems({ password_problem }, { min }) : [];
  return (
    <>
      <p className={styles.text}>{t("sign-in.reset-for", { email: `\u2066${email}\u2069` })}</p>
      <form noValidate method="post" action={withLocale(page, resetPasswordUrl())} className={styles.form}>
        <FormKey />
        <input type="hidden" name="step" value="reset" />
        <input type="hidden" name="reset_password_token" value={reset_password_token} />
        <TextField
          {...field("password")}
          label={t("sign-in.choose-password")}
          hint={t("sign-in.password-hint", { min })}
          error={problem && t(problem.messageId, problem.values)}
          type="password"
          autoComplete="new-password"
          dir="ltr"
          required
        />
        <p className={styles.text}>{t("sign-in.reset-ends-others")}</p>
        <Button type="submit" size="l" wide>
          {t("sign-in.reset-save")}
        </Button>
      </form>
    </>
  );
}

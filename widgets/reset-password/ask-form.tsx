import { resetPasswordUrl } from "#domain/addresses";
import { emailProblems } from "#domain/guest";
import { usePage, useT, withLocale } from "#renderer";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./reset-password.module.css";

interface AskFormProps {
  readonly field: (name: string) => { readonly name: string; readonly id: string };
}

/** Asks for the address that the mail goes to. */
export function AskForm({ field }: AskFormProps) {
  const t = useT();
  const page = usePage();
  const { tried, user_email } = page.query;
  const [problem] =
    tried === "forgot" ? emailProblems(user_email, { required: true, field: "user_email" }) : [];
  return (
    <>
      <p className={styles.text}>{t("sign-in.reset-text")}</p>
      <form noValidate method="post" action={withLocale(page, resetPasswordUrl())} className={styles.form}>
        <FormKey />
        <input type="hidden" name="step" value="forgot" />
        <TextField
          {...field("user_email")}
          label={t("sign-in.email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={user_email}
          error={problem && t(problem.messageId, problem.values)}
          required
        />
        <Button type="submit" size="l" wide>
          {t("sign-in.reset-send")}
        </Button>
      </form>
    </>
  );
}

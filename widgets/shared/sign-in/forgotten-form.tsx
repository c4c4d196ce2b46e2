import type { FormEvent, ReactNode } from "react";
import { resetPasswordUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { FormKey } from "../shell/form-key.tsx";
import styles from "./steps.module.css";

interface ForgottenFormProps {
  readonly field: { readonly name: string; readonly id: string; readonly error?: string | undefined };
  readonly value?: string | undefined;
  readonly busy?: boolean;
  /** Where a script takes the form. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Stands above the button. */
  readonly children?: ReactNode;
}

/** Asks for the address that the mail with the way to a new password goes to (ACC-23). */
export function ForgottenForm({ field, value, busy = false, onSubmit, children }: ForgottenFormProps) {
  const t = useT();
  const page = usePage();
  return (
    <>
      <p className={styles.text}>{t("sign-in.reset-text")}</p>
      <form
        noValidate
        method="post"
        action={withLocale(page, resetPasswordUrl())}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <FormKey />
        <input type="hidden" name="step" value="forgot" />
        <TextField
          {...field}
          label={t("sign-in.email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={value}
          required
        />
        {children}
        <Button type="submit" size="l" wide loading={busy}>
          {t("sign-in.reset-send")}
        </Button>
      </form>
    </>
  );
}

import { resetPasswordUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { Button, buttonClass } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./sign-in.module.css";
import { StepForm } from "./step-form.tsx";
import { stepHref } from "./step-href.ts";
import type { SignInFlow } from "./use-sign-in.ts";

/** Asks for address and password (ACC-01), or leads to a new one (ACC-23). */
export function PasswordStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const page = usePage();
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
        {flow.failure && (
          <Notice tone="danger" live>
            {flow.failure}
          </Notice>
        )}
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.log-in")}
        </Button>
      </StepForm>
      <div className={styles.again}>
        <a href={withLocale(page, resetPasswordUrl())} className={buttonClass({ variant: "ghost" })}>
          {t("sign-in.forgot")}
        </a>
        <a href={stepHref(flow, "email")} className={buttonClass({ variant: "ghost" })}>
          {t("sign-in.with-code")}
        </a>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import { useIntl, usePage, useT, withLocale } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { StepFailure } from "./step-failure.tsx";
import { StepForm } from "./step-form.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** The short form of a new guest, with the fields that the server asks for (ACC-16, ACC-24). */
export function SignUpStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const { brand, limits } = usePage();
  const asks = (name: string) => flow.asked.find((field) => field.name === name);
  const isByMail = flow.state.email !== undefined;
  const email = asks("email");
  const consent = flow.field("gdpr_consent");
  return (
    <>
      <p className={styles.text}>{t(introOf(flow.state))}</p>
      <StepForm flow={flow} step="signup" className={styles.form}>
        <TextField
          {...flow.field("name")}
          label={t("sign-in.name")}
          autoComplete="name"
          defaultValue={flow.said.name ?? flow.state.said_name}
          required
        />
        {email && (
          <TextField
            {...flow.field("email")}
            label={t("sign-in.email")}
            {...(email.required ? {} : { optional: t("sign-in.email-optional") })}
            hint={flow.state.phone && t("sign-in.email-hint")}
            type="email"
            autoComplete="email"
            dir="ltr"
            defaultValue={flow.said.email ?? flow.state.said_email}
            required={email.required}
          />
        )}
        {isByMail && (
          <TextField
            {...flow.field("password")}
            label={t("sign-in.choose-password")}
            optional={t("sign-in.email-optional")}
            hint={t("sign-in.password-hint", { min: limits.signIn.passwordMin })}
            type="password"
            autoComplete="new-password"
            dir="ltr"
          />
        )}
        {asks("gdpr_consent") && (
          <Checkbox
            {...consent}
            value="true"
            defaultChecked={flow.said.gdpr_consent === "true"}
            label={t("sign-in.consent", { brand: brand.siteName })}
          />
        )}
        {flow.termsPath && (
          <Checkbox
            {...flow.field("terms")}
            value="true"
            defaultChecked={flow.said.terms === "true"}
            label={<TermsLabel path={flow.termsPath} />}
          />
        )}
        <StepFailure flow={flow} />
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.create")}
        </Button>
      </StepForm>
      {isByMail && (
        <>
          <p className={styles.text}>{t("sign-in.sign-up-known")}</p>
          <div className={styles.again}>
            <StepLink flow={flow} to="start">
              {t("sign-in.with-number")}
            </StepLink>
          </div>
        </>
      )}
    </>
  );
}

/** What was proven before the form, in words. */
function introOf({ phone, email }: SignInFlow["state"]): string {
  if (email) return "sign-in.sign-up-mail";
  return phone ? "sign-in.sign-up-text" : "sign-in.sign-up-social";
}

/** What is accepted, with the way to read it beside, so that the form stays. */
function TermsLabel({ path }: { readonly path: string }) {
  const intl = useIntl();
  const page = usePage();
  const terms = (words: ReactNode) => (
    <a key="terms" href={withLocale(page, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return <>{intl.formatMessage({ id: "sign-in.terms" }, { terms })}</>;
}

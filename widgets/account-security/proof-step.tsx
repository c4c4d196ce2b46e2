import { saidPasswordProblems } from "#domain/account";
import { loginUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./account-security.module.css";
import { CodeForm } from "./code-form.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { SecurityForm } from "./security-form.tsx";
import { stepHref } from "./step-href.ts";
import { useFailure } from "./use-failure.ts";

interface ProofStepProps {
  readonly id: string;
  readonly security: AccountSecurity;
  readonly begun: string;
}

/**
 * Asks the guest to show once more who they are, by any way that the account knows. What they had typed goes
 * along, and stands in the form again afterwards.
 */
export function ProofStep({ id, security, begun }: ProofStepProps) {
  const t = useT();
  const page = usePage();
  const { email, phone, provider, passkey_id, name, tried } = page.query;
  const along = { provider, passkey_id, name, email, phone };
  const { field } = useFailure();
  const isTried = tried === "prove-password";
  const { passwordMin, proofMinutes } = page.limits.signIn;
  const [problem] = isTried ? saidPasswordProblems(page.query, passwordMin) : [];
  const error = problem ? t(problem.messageId, problem.values) : isTried && field;
  const back = stepHref({ do: begun, provider, passkey_id, retUrl: security.return_to });
  return (
    <>
      <p className={styles.text}>{t("security.proof-text", { minutes: proofMinutes })}</p>
      {security.proof_code ? (
        <CodeForm
          id={id}
          code={security.proof_code}
          begun={begun}
          steps={{ take: "prove", resend: "send-proof" }}
          along={along}
        />
      ) : (
        security.ways.map(({ kind, contact }) => (
          <SecurityForm key={kind} step="send-proof" begun={begun} along={{ ...along, to: kind }}>
            <Button type="submit" size="l" wide>
              {t("security.send-to", { contact: `\u2066${contact}\u2069` })}
            </Button>
          </SecurityForm>
        ))
      )}
      {security.offers_passkeys && security.passkeys.some(({ host }) => host === undefined) && (
        <PasskeyForm does="prove" begun={begun} step="prove-passkey" field="passkey" along={along} />
      )}
      {security.has_password && (
        <SecurityForm step="prove-password" begun={begun} along={along}>
          <TextField
            id={`${id}-password`}
            name="password"
            label={t("sign-in.password")}
            error={error}
            autoFocus={Boolean(error)}
            type="password"
            autoComplete="current-password"
            dir="ltr"
            required
          />
          <Button type="submit" variant="secondary" size="l" wide>
            {t("sign-in.confirm")}
          </Button>
        </SecurityForm>
      )}
      {security.providers.map(({ name, label }) => (
        <form key={name} method="post" action={withLocale(page, loginUrl())} className={styles.form}>
          <input type="hidden" name="step" value="social" />
          <input type="hidden" name="oauth_mode" value={name} />
          <input type="hidden" name="retUrl" value={withLocale(page, back)} />
          <Button type="submit" variant="secondary" size="l" wide>
            {t("security.with-provider", { provider: label })}
          </Button>
        </form>
      ))}
    </>
  );
}

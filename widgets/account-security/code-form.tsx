import { codeProblems } from "#domain/account";
import { usePage, useT } from "#renderer";
import type { SecurityCode } from "#schemas/generated/api/security.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./account-security.module.css";
import { SecurityForm } from "./security-form.tsx";
import { useFailure } from "./use-failure.ts";

interface CodeFormProps {
  readonly id: string;
  readonly code: SecurityCode;
  readonly begun: string;
  /** The step that takes the code, and the one that sends another. */
  readonly steps: { readonly take: string; readonly resend: string };
  readonly along?: Readonly<Record<string, string | undefined>>;
}

/** Asks for the code that was sent, or for another one. */
export function CodeForm({ id, code, begun, steps, along }: CodeFormProps) {
  const t = useT();
  const { query } = usePage();
  const isTried = query.tried === steps.take;
  const [problem] = isTried && !query.problem ? codeProblems(query.otp) : [];
  const { field } = useFailure();
  const error = problem ? t(problem.messageId, problem.values) : isTried && field;
  return (
    <>
      <p className={styles.text}>
        {t("sign-in.code-sent", {
          contact: `\u2066${code.contact}\u2069`,
          minutes: Math.max(1, Math.ceil(code.expires_in / 60)),
        })}
      </p>
      <SecurityForm step={steps.take} begun={begun} along={along}>
        <TextField
          id={`${id}-otp`}
          name="otp"
          label={t("sign-in.code")}
          hint={t("sign-in.code-hint")}
          error={error}
          autoFocus={Boolean(error)}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          dir="ltr"
          required
        />
        <Button type="submit" size="l" wide>
          {t("sign-in.confirm")}
        </Button>
      </SecurityForm>
      <SecurityForm step={steps.resend} begun={begun} along={along}>
        <Button type="submit" variant="ghost" wide>
          {t("sign-in.resend")}
        </Button>
      </SecurityForm>
    </>
  );
}

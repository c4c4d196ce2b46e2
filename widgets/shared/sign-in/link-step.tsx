import { usePage, useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { StepFailure } from "./step-failure.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/**
 * Asks whoever opened the link of a mail to go on: programs that look at links before their readers do send
 * no forms, and use up nothing.
 */
export function LinkStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const { query } = usePage();
  return (
    <>
      <p className={styles.text}>
        {t("sign-in.link-text", { email: `\u2066${flow.state.email ?? ""}\u2069` })}
      </p>
      <StepForm flow={flow} step="link" className={styles.form}>
        <input type="hidden" name="credential" value={query.credential ?? ""} />
        <StepFailure flow={flow} />
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.log-in")}
        </Button>
      </StepForm>
    </>
  );
}

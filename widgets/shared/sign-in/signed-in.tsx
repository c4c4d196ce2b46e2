import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { StepFailure } from "./step-failure.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/**
 * Who is signed in, the way on, and the way out (ACC-09): a form, since an address alone signs nobody out.
 */
export function SignedIn({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const { name, return_to } = flow.state;
  return (
    <>
      <p className={styles.text}>
        {name ? t("sign-in.in-text", { name: `\u2068${name}\u2069` }) : t("sign-in.in-text-nameless")}
      </p>
      <StepFailure flow={flow} />
      <div className={styles.actions}>
        <ButtonLink href={return_to}>{t("sign-in.go-on")}</ButtonLink>
        <StepForm flow={flow} step="signout">
          <Button type="submit" variant="secondary" loading={flow.busy}>
            {t("sign-in.sign-out")}
          </Button>
        </StepForm>
      </div>
    </>
  );
}

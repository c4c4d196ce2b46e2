import { emailProblems } from "#domain/guest";
import { usePage, useT } from "#renderer";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./newsletter.module.css";

interface AskFormProps {
  readonly id: string;
  readonly action: string;
  /** What the guest agrees to. */
  readonly wording: string;
  /** Address of the account, to begin with. */
  readonly email?: string | undefined;
}

/** Asks for the address, and says what one agrees to before it is sent. */
export function AskForm({ id, action, wording, email }: AskFormProps) {
  const t = useT();
  const { query } = usePage();
  const isTried = query.tried === "newsletter-ask";
  const [problem] = isTried ? emailProblems(query.email, { required: true, field: "email" }) : [];
  return (
    <form noValidate method="post" action={action} data-draft="form:newsletter" className={styles.form}>
      <input type="hidden" name="step" value="newsletter-ask" />
      <TextField
        name="email"
        id={`${id.replaceAll(".", "-")}-email`}
        label={t("sign-in.email")}
        type="email"
        autoComplete="email"
        dir="ltr"
        defaultValue={isTried ? query.email : email}
        error={problem && t(problem.messageId, problem.values)}
        autoFocus={problem !== undefined}
        required
      />
      <p className={styles.text}>{wording}</p>
      <Button type="submit" size="l" wide>
        {t("newsletter.subscribe")}
      </Button>
    </form>
  );
}

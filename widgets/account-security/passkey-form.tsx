import { errorMessageId } from "#domain/shell";
import { useT } from "#renderer";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./account-security.module.css";
import { SecurityForm } from "./security-form.tsx";

interface PasskeyFormProps {
  /** Whether the device makes a passkey, or signs with one to show who sits there. */
  readonly does: "make" | "prove";
  readonly begun: string;
  /** The step that takes what the device says, and the field it goes in. */
  readonly step: string;
  readonly field: string;
  readonly along?: Readonly<Record<string, string | undefined>>;
}

/**
 * A form that the script of the page sends, once the guest's device has answered; not there where the browser
 * knows no passkeys, and without a script.
 */
export function PasskeyForm({ does, begun, step, field, along }: PasskeyFormProps) {
  const t = useT();
  return (
    <div data-passkeys="offered" className={styles.scripted}>
      <SecurityForm step={step} begun={begun} along={along}>
        <input type="hidden" name={field} data-passkey-answer />
        <div
          hidden
          data-known={t("security.passkey-known")}
          data-declined={t(does === "make" ? "security.passkey-refused" : "sign-in.passkey-refused")}
          data-failed={t(errorMessageId("unavailable"))}
        >
          <Notice tone="danger" live>
            <span data-passkey-failure />
          </Notice>
        </div>
        <Button data-passkey={does} variant={does === "make" ? "primary" : "secondary"} size="l" wide>
          {t(does === "make" ? "security.passkey-add" : "security.passkey-use")}
        </Button>
      </SecurityForm>
    </div>
  );
}

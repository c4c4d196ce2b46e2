import { PASSKEY_NAME_MAX, passkeyName } from "#domain/account";
import { usePage, useT } from "#renderer";
import type { Passkey } from "#schemas/generated/api/passkey.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./account-security.module.css";
import { PasskeyForm } from "./passkey-form.tsx";
import { SecurityForm } from "./security-form.tsx";

/** Says what a passkey is, and has the guest's device make one. */
export function AddPasskeyStep() {
  const t = useT();
  return (
    <>
      <p className={styles.text}>{t("security.passkey-add-text")}</p>
      <PasskeyForm does="make" begun="passkey" step="add-passkey" field="credential" />
      <p data-passkeys="unable" hidden className={styles.unable}>
        {t("security.passkey-unable")}
      </p>
      <noscript>
        <p className={styles.unable}>{t("security.passkey-unable")}</p>
      </noscript>
    </>
  );
}

interface PasskeyStepProps {
  readonly id: string;
  readonly passkey: Passkey;
}

/** Asks what the guest wants to call a passkey. */
export function RenamePasskeyStep({ id, passkey }: PasskeyStepProps) {
  const t = useT();
  const { query } = usePage();
  const isEmpty = query.tried === "rename-passkey" && passkeyName(query.name ?? "") === "";
  return (
    <SecurityForm step="rename-passkey" begun="passkey-rename" along={{ passkey_id: passkey.id }}>
      <TextField
        id={`${id}-passkey-name`}
        name="name"
        label={t("security.passkey-name")}
        error={isEmpty && t("security.passkey-name-required")}
        defaultValue={query.name ?? passkey.name}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        dir="auto"
        required
      />
      <Button type="submit" size="l" wide>
        {t("security.passkey-save")}
      </Button>
    </SecurityForm>
  );
}

/** Says what follows when a passkey is removed, and asks for a yes. */
export function RemovePasskeyStep({ passkey }: Pick<PasskeyStepProps, "passkey">) {
  const t = useT();
  return (
    <>
      <p className={styles.text}>{t("security.passkey-remove-text")}</p>
      <SecurityForm step="remove-passkey" begun="passkey-remove" along={{ passkey_id: passkey.id }}>
        <Button type="submit" variant="danger" size="l" wide>
          {t("security.passkey-remove")}
        </Button>
      </SecurityForm>
    </>
  );
}

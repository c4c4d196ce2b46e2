import type { ReactNode } from "react";
import { usePage, withLocale } from "#renderer";
import { FormKey } from "../shared/shell/form-key.tsx";
import styles from "./account-security.module.css";
import { stepHref } from "./step-href.ts";

interface SecurityFormProps {
  /** What it does, as the page that takes it knows it. */
  readonly step: string;
  /** What the guest has begun: the page goes on with it. */
  readonly begun: string;
  readonly children: ReactNode;
  /** What goes along unseen. */
  readonly along?: Readonly<Record<string, string | undefined>>;
}

/**
 * A plain form of the page, which takes it with and without scripts. Where it is refused its address is the
 * one of the page: that names what was begun, so that it is there again when the page is loaded anew.
 */
export function SecurityForm({ step, begun, along = {}, children }: SecurityFormProps) {
  const page = usePage();
  const { retUrl } = page.query;
  const { provider, passkey_id } = along;
  return (
    <form
      noValidate
      method="post"
      action={withLocale(page, stepHref({ do: begun, provider, passkey_id, retUrl }))}
      data-draft={CHANGES.has(step) ? `form:${step}` : undefined}
      className={styles.form}
    >
      <FormKey />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="do" value={begun} />
      {retUrl && <input type="hidden" name="retUrl" value={retUrl} />}
      {Object.entries(along).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

/** Steps that a new number or address is typed for. */
const CHANGES: ReadonlySet<string> = new Set(["send-phone", "send-email"]);

import { useEffect, useRef } from "react";
import { useT } from "#renderer";
import { CaseNumber } from "../shared/inquiry/case-number.tsx";
import inquiry from "../shared/inquiry/inquiry.module.css";
import { Card } from "../ui/card/card.tsx";
import { successIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./partner-form.module.css";

interface InquirySentProps {
  readonly reference: string;
  /** Where the answer goes; empty without an address. */
  readonly email: string;
  readonly titleId: string;
}

/** The thanks, with the number to ask by; it gets the focus, since the form that had it is gone. */
export function InquirySent({ reference, email, titleId }: InquirySentProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="l" className={styles.sent} aria-labelledby={titleId}>
      <span className={inquiry.mark}>
        <Icon of={successIcon} size={34} />
      </span>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {t("partner.sent-title")}
      </h2>
      <p>
        {email ? t("partner.sent-text", { email: `\u2068${email}\u2069` }) : t("partner.sent-text-phone")}
      </p>
      <CaseNumber reference={reference} />
    </Card>
  );
}

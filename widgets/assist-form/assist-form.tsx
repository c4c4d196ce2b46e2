import { assistUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { AssistFormData, AssistFormProps } from "#schemas/generated/widgets/assist-form.ts";
import { CaseNumber } from "../shared/inquiry/case-number.tsx";
import inquiry from "../shared/inquiry/inquiry.module.css";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { successIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./assist-form.module.css";
import { InquiryFields } from "./inquiry-fields.tsx";

/**
 * Where a guest writes to the help of the brand (HELP-04): a plain form of its page, which comes back with
 * what is wrong and what was typed, and the thanks with the number of the case.
 */
export function AssistForm({ id, data }: WidgetViewProps<AssistFormProps, AssistFormData>) {
  const t = useT();
  const page = usePage();
  const { brand } = useSite();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const { case: reference = "", problem = data.form ? undefined : "unavailable" } = page.query;
  return (
    <div className={styles.page}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        {REFERENCE.test(reference) ? (
          <div className={inquiry.sent} data-taken="assist">
            <span className={inquiry.mark}>
              <Icon of={successIcon} size={34} />
            </span>
            <h1 id={titleId}>{t("partner.sent-title")}</h1>
            <CaseNumber reference={reference} role="status" />
            <p className={styles.note}>{t("assist.sent")}</p>
            <ButtonLink href={withLocale(page, assistUrl())} variant="secondary">
              {t("assist.another")}
            </ButtonLink>
          </div>
        ) : (
          <>
            <header className={styles.head}>
              <h1 id={titleId}>{t("assist.title")}</h1>
              <p className={styles.note}>{t("assist.text")}</p>
            </header>
            {problem && (
              <Notice tone="danger" live focused>
                {t(problem === "rate_limited" ? "partner.too-many" : errorMessageId(problem))}
              </Notice>
            )}
            {data.form ? (
              <InquiryFields id={id.replaceAll(".", "-")} form={data.form} />
            ) : (
              <p>
                <a href={`mailto:${brand.supportEmail}`} dir="ltr">
                  {brand.supportEmail}
                </a>
              </p>
            )}
          </>
        )}
      </Card>
    </div>
  );
}

const REFERENCE = /^[A-Z0-9]{8,24}$/;

import { useEffect } from "react";
import { LONGEST_INQUIRY } from "#domain/guest";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { PartnerFormProps } from "#schemas/generated/widgets/partner-form.ts";
import { useCountryOptions } from "../shared/contact/use-country-options.ts";
import inquiryStyles from "../shared/inquiry/inquiry.module.css";
import { UnseenField } from "../shared/inquiry/unseen-field.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextAreaField } from "../ui/field/text-area-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { InquirySent } from "./inquiry-sent.tsx";
import styles from "./partner-form.module.css";
import { ProblemSummary } from "./problem-summary.tsx";
import { useInquiry } from "./use-inquiry.ts";

/**
 * The form by which owners offer a property (STATIC-04): checked by the rules of the server, kept through
 * every failure, sent once.
 */
export function PartnerForm({ id }: WidgetViewProps<PartnerFormProps>) {
  const t = useT();
  const { domain, limits } = usePage();
  const { countries, complete } = useCountryOptions(domain.appCountryCode);
  const inquiry = useInquiry(id);
  // A country that was chosen before a reload can be put back once it is listed.
  useEffect(() => {
    if (complete) document.dispatchEvent(new Event("staywright:choices"));
  }, [complete]);
  const titleId = `${id.replaceAll(".", "-")}-title`;
  if (inquiry.sent) return <InquirySent {...inquiry.sent} titleId={titleId} />;
  const { field } = inquiry;
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("partner.title")}</h2>
      <p className={styles.note}>{t("partner.text")}</p>
      <noscript>
        <Notice tone="warning">{t("partner.no-script")}</Notice>
      </noscript>
      <form
        noValidate
        method="post"
        data-draft="form:partner"
        className={inquiryStyles.form}
        onSubmit={inquiry.submit}
        onChange={inquiry.recheck}
      >
        <ProblemSummary problems={inquiry.problems} idOf={(name) => field(name).id} />
        <TextField {...field("name")} label={t("partner.name")} autoComplete="name" required />
        <TextField {...field("property_name")} label={t("partner.property")} required />
        <TextField {...field("city")} label={t("partner.city")} autoComplete="address-level2" required />
        <SelectField
          {...field("country")}
          label={t("partner.country")}
          options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
          defaultValue={domain.appCountryCode}
          autoComplete="country"
          required
        />
        <TextField
          {...field("email")}
          label={t("partner.email")}
          hint={t("partner.contact-hint")}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <TextField {...field("phone")} label={t("partner.phone")} type="tel" autoComplete="tel" dir="ltr" />
        <TextAreaField
          {...field("message")}
          label={t("partner.message")}
          hint={t("partner.message-hint")}
          rows={6}
          maxLength={LONGEST_INQUIRY}
          className={inquiryStyles.wide}
          required
        />
        <UnseenField />
        <p className={inquiryStyles.note}>{t("partner.kept", { days: limits.partner.inquiryDays })}</p>
        {inquiry.failure && (
          <Notice tone="danger" live className={inquiryStyles.wide}>
            {inquiry.failure}
          </Notice>
        )}
        <Button type="submit" size="l" loading={inquiry.busy} className={inquiryStyles.send}>
          {t("partner.send")}
        </Button>
      </form>
    </Card>
  );
}

import { assistUrl } from "#domain/addresses";
import { guestInquiryProblems, LONGEST_INQUIRY } from "#domain/guest";
import { usePage, useT, withLocale } from "#renderer";
import type { GuestInquiryFormOutput } from "#schemas/generated/api/assist.ts";
import styles from "../shared/inquiry/inquiry.module.css";
import { UnseenField } from "../shared/inquiry/unseen-field.tsx";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextAreaField } from "../ui/field/text-area-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { PictureFields } from "./picture-fields.tsx";

interface InquiryFieldsProps {
  readonly id: string;
  readonly form: GuestInquiryFormOutput;
}

/** The form itself: what was typed, else what the guest's account says, and what is wrong at each field. */
export function InquiryFields({ id, form: { topics, own } }: InquiryFieldsProps) {
  const t = useT();
  const page = usePage();
  const { query, limits } = page;
  const isTried = query.tried === "1";
  const codes = topics.map(({ code }) => code);
  const problems = isTried ? guestInquiryProblems(query, { ...limits.fields, topics: codes }) : [];
  const field = (name: string, begins = "") => {
    const problem = problems.find((each) => each.field === name);
    return {
      name,
      id: `${id}-${name}`,
      defaultValue: isTried ? (query[name] ?? "") : begins,
      error: problem && t(problem.messageId, problem.values),
      // The first field with a problem has the focus as the page comes.
      autoFocus: problem !== undefined && problem === problems[0],
    };
  };
  const topic = field("topic");
  return (
    <form
      noValidate
      method="post"
      encType="multipart/form-data"
      action={withLocale(page, assistUrl())}
      data-draft="form:assist"
      className={styles.form}
    >
      <FormKey />
      <SelectField
        {...topic}
        defaultValue={codes.includes(topic.defaultValue) ? topic.defaultValue : ""}
        label={t("assist.topic")}
        placeholder={t("assist.topic-choose")}
        options={topics.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <TextField {...field("name", own?.name)} label={t("partner.name")} autoComplete="name" required />
      <TextField
        {...field("email", own?.email)}
        label={t("partner.email")}
        hint={t("partner.contact-hint")}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextField
        {...field("phone", own?.phone)}
        label={t("partner.phone")}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <TextField
        {...field("booking_no")}
        label={t("assist.booking")}
        optional={t("shell.optional")}
        autoComplete="off"
        dir="ltr"
        className={styles.wide}
      />
      <TextAreaField
        {...field("message")}
        label={t("partner.message")}
        rows={7}
        dir="auto"
        maxLength={isTried ? undefined : LONGEST_INQUIRY}
        className={styles.wide}
        required
      />
      <PictureFields id={id} isFirst={problems.length === 0} />
      <UnseenField />
      <p className={styles.note}>{t("partner.kept", { days: limits.assist.caseDays })}</p>
      <Button type="submit" size="l" className={styles.send}>
        {t("partner.send")}
      </Button>
    </form>
  );
}

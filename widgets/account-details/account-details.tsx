import { profileProblems, TITLES } from "#domain/account";
import { accountUrl, membershipUrl, myBookingsUrl, wishlistUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { languageTag } from "#domain/text";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { AccountDetailsData, AccountDetailsProps } from "#schemas/generated/widgets/account-details.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./account-details.module.css";

/**
 * The guest's own details (PROF-01), as a plain form of the page: what is wrong comes back beside what was
 * typed. Number and address prove the guest, and are not changed by a form.
 */
export function AccountDetails({ id, data }: WidgetViewProps<AccountDetailsProps, AccountDetailsData>) {
  const t = useT();
  const page = usePage();
  const { locales, country } = useSite();
  const { query } = page;
  const profile = data.account?.profile;
  if (!profile)
    return (
      <Notice tone="danger" actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}>
        {t(errorMessageId("unavailable"))}
      </Notice>
    );
  const isTried = query.tried === "profile";
  const said = (name: Field) => (isTried ? (query[name] ?? "") : profile[name]);
  const problems = isTried ? profileProblems(query, page.limits.fields, locales) : [];
  const field = (name: Field) => {
    const problem = problems.find((each) => each.field === name);
    return {
      name,
      id: `${id.replaceAll(".", "-")}-${name}`,
      defaultValue: said(name),
      error: problem && t(problem.messageId, problem.values),
      // Without a script the page begins anew at its top: what is wrong may lie below.
      autoFocus: problem !== undefined && problem === problems[0],
    };
  };
  const names = new Intl.DisplayNames([languageTag(page.locale)], { type: "language" });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("profile.title")}</h1>
        <div className={styles.links}>
          <ButtonLink href={withLocale(page, accountUrl("security"))} variant="secondary">
            {t("security.title")}
          </ButtonLink>
          {country.wallet && (
            <ButtonLink href={withLocale(page, accountUrl("wallet"))} variant="secondary">
              {t("wallet.title")}
            </ButtonLink>
          )}
          <ButtonLink href={withLocale(page, myBookingsUrl())} variant="secondary">
            {t("shell.myBookings")}
          </ButtonLink>
          <ButtonLink href={withLocale(page, wishlistUrl())} variant="secondary">
            {t("wishlist.title")}
          </ButtonLink>
          {!page.domain.flags.hideWizard && (
            <ButtonLink href={withLocale(page, membershipUrl("profile"))} variant="secondary">
              {t("membership.profile")}
            </ButtonLink>
          )}
        </div>
      </header>
      {data.user?.userStatus === "UNVERIFIED" && (
        <Notice
          actions={
            <ButtonLink href={withLocale(page, `${accountUrl("security")}?do=phone`)}>
              {t("profile.verify")}
            </ButtonLink>
          }
        >
          {t("profile.unverified")}
        </Notice>
      )}
      <Card as="section" padding="l" aria-labelledby={`${id}-title`}>
        <form
          noValidate
          method="post"
          action={withLocale(page, accountUrl())}
          data-draft="form:profile"
          className={styles.form}
        >
          <h2 id={`${id}-title`} className={styles.wide}>
            {t("profile.details")}
          </h2>
          {query.saved && !isTried && (
            <Notice tone="success" live className={styles.wide}>
              {t("profile.saved")}
            </Notice>
          )}
          {query.problem && !query.tried?.startsWith("newsletter") && (
            <Notice tone="danger" live className={styles.wide}>
              {t(errorMessageId(query.problem))}
            </Notice>
          )}
          <input type="hidden" name="step" value="profile" />
          <SelectField
            {...field("title")}
            label={t("profile.form-of-address")}
            optional={t("shell.optional")}
            autoComplete="honorific-prefix"
            className={styles.wide}
            options={TITLES.map((value) => ({
              value,
              label: t(value === "" ? "profile.no-title" : `profile.title-${value}`),
            }))}
          />
          <TextField
            {...field("firstName")}
            label={t("profile.first-name")}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field("lastName")}
            label={t("profile.last-name")}
            optional={t("shell.optional")}
            autoComplete="family-name"
          />
          <TextField {...field("streetName")} label={t("profile.street")} optional={t("shell.optional")} />
          <TextField {...field("streetNo")} label={t("profile.house-no")} optional={t("shell.optional")} />
          <TextField
            {...field("postalCode")}
            label={t("profile.zip-code")}
            optional={t("shell.optional")}
            autoComplete="postal-code"
          />
          <TextField
            {...field("city")}
            label={t("profile.city")}
            optional={t("shell.optional")}
            autoComplete="address-level2"
          />
          <SelectField
            {...field("language")}
            label={t("profile.language")}
            className={styles.wide}
            options={locales.map((value) => ({ value, label: names.of(languageTag(value)) ?? value }))}
          />
          <dl className={styles.proven}>
            {profile.phoneNumber && (
              <div>
                <dt>{t("profile.phone")}</dt>
                <dd dir="ltr">{profile.phoneNumber}</dd>
              </div>
            )}
            {profile.emailId && (
              <div>
                <dt>{t("profile.email")}</dt>
                <dd dir="ltr">{profile.emailId}</dd>
              </div>
            )}
          </dl>
          <Button type="submit" size="l" className={styles.send}>
            {t("profile.save")}
          </Button>
        </form>
      </Card>
    </div>
  );
}

type Field =
  | "title"
  | "firstName"
  | "lastName"
  | "streetName"
  | "streetNo"
  | "postalCode"
  | "city"
  | "language";

import { useLayoutEffect } from "react";
import { type CallFailure, usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import type { CheckoutProps } from "#schemas/generated/widgets/checkout.ts";
import { useCountryOptions } from "../shared/contact/use-country-options.ts";
import { payable } from "../shared/quote/payable.ts";
import { useCancellationLine } from "../shared/stay/cancellation-line.ts";
import { Button } from "../ui/button/button.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { TextAreaField } from "../ui/field/text-area-field.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { lockIcon } from "../ui/icon/travel-icons.ts";
import { AddressFields } from "./address-fields.tsx";
import styles from "./checkout.module.css";
import { CheckoutFailure, isPriceOver } from "./checkout-failure.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { GUEST_DRAFT } from "./form-draft.ts";
import { FormSection } from "./form-section.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { type AccountGuest, bookingUser, type GuestValues } from "./guest-values.ts";
import { OfflineLine } from "./offline-line.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { OVER, PRICE_OVER } from "./price-over.tsx";
import type { QuoteControl } from "./quote/use-quote.ts";
import { WalletPart } from "./quote/wallet-part.tsx";
import { RulesCheck } from "./rules-check.tsx";
import { TermsLine } from "./terms-line.tsx";
import { useBooking } from "./use-booking.ts";
import { useCodePopup } from "./use-code-popup.ts";
import { useFailurePopup } from "./use-failure-popup.ts";
import { useGuestForm } from "./use-guest-form.ts";

interface CheckoutFormProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
  readonly backHref: string;
  readonly links: CheckoutProps;
  /** What is known of a guest who is signed in. */
  readonly account: Partial<AccountGuest> | undefined;
}

/**
 * The guest's part: who books, what the property needs to know, how it is paid, and the button that says what
 * it binds to.
 */
export function CheckoutForm({ quote, control, money, backHref, links, account }: CheckoutFormProps) {
  const t = useT();
  const kind = quote.guest_fields;
  const { domain, locale, modals } = usePage();
  const guest = useGuestForm(quote, account);
  const { countries, complete } = useCountryOptions(domain.appCountryCode);
  const booking = useBooking(afterFailure);
  const popup = useFailurePopup();
  const askForCode = useCodePopup();
  const cancellation = useCancellationLine()(quote.cancellation_policies);
  const failure = booking.failureOf(quote);
  const isBooked = failure?.code === "duplicate_request" && failure.details.booking_id !== undefined;
  const blocked = isBooked || control.expired || control.oldTotal !== undefined || control.loading;

  // What was typed is put back as the form wakes, before a press that waited for it is done again, and once
  // more when there is every country to choose from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading it at any other time would undo what the guest has typed.
  useLayoutEffect(() => guest.restore(), [complete]);

  function afterFailure(failure: CallFailure, tried: Quote) {
    const { quote_id, old_total, reason } = failure.details;
    if (failure.code === "price_changed" && typeof quote_id === "string") {
      booking.forget();
      const lost = reason === "coupon" ? tried.coupon?.coupon_code : undefined;
      control.replace(quote_id, typeof old_total === "number" ? old_total : payable(tried), lost);
    }
    if (isPriceOver(failure)) control.expire();
    if (failure.code === "validation_failed") guest.showServerProblems(failure);
    popup.open(failure, backHref);
  }

  async function book(values: GuestValues) {
    const failed = await booking.book(quote, values);
    if (failed?.code !== "otp_required") return;
    const { phone, country_code, country_iso_code } = bookingUser(values, kind, locale);
    askForCode({
      quote,
      phone: { phone, country_code, country_iso_code },
      async book(otp) {
        const failure = await booking.book(quote, values, otp);
        const isOfCode = failure && (failure.statusCode === 0 || failure.code.startsWith("otp_"));
        return { failure, closes: failure && !isOfCode && !popup.says(failure) };
      },
    });
  }

  return (
    <form
      noValidate
      // Only its own code can book: sent by the browser it goes nowhere, and nothing typed is lost.
      method="dialog"
      className={styles.form}
      data-wake={GUEST_DRAFT}
      data-draft={GUEST_DRAFT}
      ref={guest.form}
      {...guest.events}
      onSubmit={(event) => {
        event.preventDefault();
        const values = blocked ? null : guest.submit();
        if (values) void book(values);
      }}
    >
      <ErrorSummary guest={guest} />
      <FormSection title={t("checkout.guest-title")} note={t("checkout.guest-note")}>
        <GuestFields guest={guest} countries={countries} quote={quote} />
      </FormSection>
      {kind === "home" && (
        <FormSection title={t("checkout.address-title")} note={t("checkout.address-note")}>
          <AddressFields guest={guest} countries={countries} />
        </FormSection>
      )}
      <FormSection title={t("checkout.wishes-title")} note={t("checkout.wishes-note")}>
        <TextAreaField
          {...guest.field("special_requests")}
          label={t("checkout.wishes-label")}
          optional={t("shell.optional")}
          rows={3}
          maxLength={1000}
        />
      </FormSection>
      <FormSection title={t("checkout.payment-title")}>
        <WalletPart quote={quote} control={control} money={money} />
        <PaymentChoice quote={quote} money={money} />
      </FormSection>
      <RulesCheck quote={quote} guest={guest} />
      {kind === "home" && (
        <Checkbox
          {...guest.field("gdpr_consent")}
          label={t("checkout.consent")}
          error={guest.error("gdpr_consent")}
        />
      )}
      {failure && (
        <CheckoutFailure
          failure={failure}
          backHref={backHref}
          onRefresh={control.refresh}
          live={!popup.says(failure)}
        />
      )}
      <div className={styles.finish}>
        {control.expired && (
          <a className={styles.over} href={`#${PRICE_OVER}`}>
            {t(OVER[quote.status].title)}
          </a>
        )}
        {cancellation && <p className={styles[cancellation.kind]}>{cancellation.text}</p>}
        {modals.bookingSummary && (
          <Button variant="ghost" wide data-modal="bookingSummary" className={styles.summary}>
            <Facts as="span">
              {t("checkout.summary")}
              <bdi>{money(payable(quote))}</bdi>
            </Facts>
          </Button>
        )}
        <Button
          type="submit"
          size="l"
          wide
          loading={booking.busy}
          disabled={blocked}
          icon={<Icon of={lockIcon} size={18} />}
        >
          {t("checkout.book", { amount: money(payable(quote)) })}
        </Button>
        <TermsLine {...links} />
        <p role="status" className={styles.note}>
          {booking.busy && t("checkout.booking-now")}
        </p>
      </div>
      {!failure && <OfflineLine />}
    </form>
  );
}

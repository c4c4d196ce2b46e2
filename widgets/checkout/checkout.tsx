import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import type { CheckoutData, CheckoutProps } from "#schemas/generated/widgets/checkout.ts";
import { payable } from "../shared/quote/payable.ts";
import { propertyHref } from "../shared/quote/property-href.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./checkout.module.css";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { ExtrasPart } from "./extras-part.tsx";
import type { AccountGuest } from "./guest-values.ts";
import { NoPayment } from "./no-payment.tsx";
import { PriceChange } from "./price-change.tsx";
import { PriceOver } from "./price-over.tsx";
import { MysteryTerms } from "./quote/mystery-terms.tsx";
import { StaySummary } from "./quote/stay-summary.tsx";
import { type QuoteControl, useQuote } from "./quote/use-quote.ts";
import { QuoteTimer } from "./quote-timer.tsx";
import { selectionFrom } from "./selection.ts";

/** The booking summary (BOOK-02): a price held for a while, the guest form beside everything it books. */
export function Checkout({ props, data }: WidgetViewProps<CheckoutProps, CheckoutData>) {
  const t = useT();
  const page = usePage();
  const selection = selectionFrom(page.query);
  const control = useQuote(data.quote?.quote, selection, page.query.meals, page.query.deal);
  const { quote, failure } = control;
  // What the stay was refused for: another try would not be answered otherwise.
  const refusal = failure?.statusCode === 422 ? failure.fields[0]?.code : undefined;
  // Nobody took anything from a guest who had no price yet.
  const isSoldOut = failure?.code === "sold_out";
  const backHref = withLocale(page, propertyHref(page.query, page.route.countryCode, quote));
  return (
    <div className={styles.page} data-wake={control.loading ? "now" : undefined}>
      <h1 className={styles.title}>{t("checkout.heading")}</h1>
      <noscript>
        <Notice tone="warning">{t("checkout.no-script")}</Notice>
      </noscript>
      {quote ? (
        <Ready {...{ quote, control, backHref, account: data.account?.profile }} links={props} />
      ) : control.loading ? (
        <CheckoutSkeleton />
      ) : (
        <EmptyState
          title={t(
            REFUSALS.get(refusal ?? "") ??
              (isSoldOut
                ? "checkout.refused.sold-out"
                : failure
                  ? errorMessageId(failure.code)
                  : "checkout.nothing-chosen"),
          )}
          text={
            failure
              ? t("checkout.nothing-moved")
              : t("checkout.nothing-chosen-text", { minutes: page.limits.booking.quoteMinutes })
          }
          actions={
            <>
              {failure && !refusal && !isSoldOut && (
                <Button onClick={control.refresh}>{t("shell.retry")}</Button>
              )}
              {isSoldOut && <ButtonLink href={`${backHref}#dates`}>{t("checkout.change-stay")}</ButtonLink>}
              <ButtonLink href={backHref} variant={failure && !refusal ? "secondary" : "primary"}>
                {t(selection ? "checkout.back-to-property" : "checkout.search")}
              </ButtonLink>
            </>
          }
        />
      )}
    </div>
  );
}

/** Words for what a stay is refused for: the server says it in English, and by these codes. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ["invalid", "checkout.refused.dates"],
  ["checkout-missing", "checkout.refused.dates"],
  ["past", "checkout.refused.past"],
  ["checkout-moved", "checkout.refused.order"],
  ["too-long", "checkout.refused.too-long"],
  ["too-short", "checkout.refused.too-short"],
  ["too-far", "checkout.refused.too-far"],
  ["minimum", "checkout.refused.rooms"],
  ["between", "checkout.refused.rooms"],
  ["maximum", "checkout.refused.rooms"],
  ["max-guests", "checkout.refused.rooms"],
]);

interface ReadyProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly backHref: string;
  readonly links: CheckoutProps;
  readonly account: Partial<AccountGuest> | undefined;
}

function Ready({ quote, control, backHref, links, account }: ReadyProps) {
  const money = useMoney(quote.currency_code, quote.currency_symbol);
  const { expired, oldTotal } = control;
  const isPayable = quote.pay_at_hotel.allowed;
  return (
    <div className={styles.columns}>
      {!isPayable && (
        <div className={styles.main}>
          <NoPayment quote={quote} backHref={backHref} />
        </div>
      )}
      <div className={styles.side}>
        {isPayable && !expired && (
          <QuoteTimer
            key={quote.quote_id}
            serverTime={quote.server_time}
            expiresAt={quote.expires_at}
            onExpire={control.expire}
          />
        )}
        <StaySummary quote={quote} control={control} money={money} backHref={backHref} />
      </div>
      {isPayable && (
        <div className={styles.main}>
          {expired && <PriceOver quote={quote} control={control} backHref={backHref} />}
          {oldTotal !== undefined && !expired && (
            <PriceChange
              oldTotal={oldTotal}
              newTotal={payable(quote)}
              lostCoupon={control.lostCoupon}
              lostExtras={control.lostExtras}
              lostWallet={control.lostWallet}
              money={money}
              onAccept={control.accept}
              backHref={backHref}
            />
          )}
          {quote.mystery && <MysteryTerms quote={quote} />}
          <ExtrasPart quote={quote} control={control} money={money} />
          <CheckoutForm {...{ quote, control, money, backHref, links, account }} />
        </div>
      )}
    </div>
  );
}

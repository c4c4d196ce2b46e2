import { useEffect, useState } from "react";
import { useClosePopup, useNavigateTo, usePage, useSource, useT, withLocale } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { followInPlace } from "../../shared/popup/follow-in-place.ts";
import { propertyHref } from "../../shared/quote/property-href.ts";
import { StayParts } from "../../shared/quote/stay-parts.tsx";
import { useMoney } from "../../shared/text/use-money.ts";
import { Button } from "../../ui/button/button.tsx";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import styles from "./booking-summary.module.css";

/**
 * `bookingSummary` over the checkout (MODAL-11): all that is booked, at the price that `quote` of the address
 * holds, which is the one the checkout shows. Without one it closes.
 */
export function BookingSummary({ id }: { readonly id: string }) {
  const t = useT();
  const close = useClosePopup();
  const navigate = useNavigateTo();
  const [quoteId] = useState(quoteInAddress);
  useEffect(() => {
    if (!quoteId) close();
  }, [quoteId, close]);
  if (!quoteId) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press of the link inside is what counts, by keyboard too.
    <section
      className={styles.popup}
      aria-labelledby={titleId}
      onClick={followInPlace(navigate, null, { keepScroll: false })}
    >
      <PopupHead id={titleId} title={t("checkout.summary")} closeLabel={t("shell.close")} onClose={close} />
      <Held quoteId={quoteId} />
      <div className={styles.foot}>
        <Button wide onClick={close}>
          {t("checkout.back-to-details")}
        </Button>
      </div>
    </section>
  );
}

function Held({ quoteId }: { readonly quoteId: string }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useSource("quote", { quote_id: quoteId });
  if (data) return <Booked quote={data.quote} />;
  return isError ? (
    <ErrorState
      title={t("errors.something-went-wrong")}
      retryLabel={t("shell.retry")}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-busy="true" aria-label={t("checkout.summary")}>
      <Skeleton shape="block" height="320px" />
    </div>
  );
}

function Booked({ quote }: { readonly quote: Quote }) {
  const page = usePage();
  const money = useMoney(quote.currency_code, quote.currency_symbol);
  const backHref = withLocale(page, propertyHref(page.query, page.route.countryCode, quote));
  return <StayParts quote={quote} money={money} backHref={backHref} />;
}

function quoteInAddress(): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get("quote");
}

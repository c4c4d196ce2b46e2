import { useEffect, useState } from "react";
import { useClosePopup, useSource, useT, type WidgetViewProps } from "#renderer";
import type { MealSelectorProps } from "#schemas/generated/widgets/meal-selector.ts";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { MealForm } from "./meal-form.tsx";
import styles from "./meal-selector.module.css";

/**
 * `mealSelector` over a checkout (MODAL-11, MEAL-02): meals that are sold with the room, and how many guests
 * eat each.
 */
export function MealSelector({ id }: WidgetViewProps<MealSelectorProps>) {
  const t = useT();
  const close = useClosePopup();
  const quoteId = useQuoteId();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("extras.meals-title")}
        text={t("extras.meals-text")}
        closeLabel={t("shell.close")}
        onClose={close}
      />
      {quoteId === "" ? <p>{t("extras.none")}</p> : quoteId ? <Meals quoteId={quoteId} /> : <Loading />}
    </section>
  );
}

function Meals({ quoteId }: { readonly quoteId: string }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useSource("quote", { quote_id: quoteId });
  if (isError) {
    return (
      <ErrorState
        title={t("errors.something-went-wrong")}
        retryLabel={t("shell.retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <MealForm quote={data.quote} /> : <Loading />;
}

function Loading() {
  const t = useT();
  return (
    <div role="status" aria-busy="true" aria-label={t("extras.loading")}>
      <Skeleton shape="block" height="160px" />
    </div>
  );
}

/**
 * The price of the page under the popup, which writes it into the address; undefined before there is an
 * address, empty without a price.
 */
function useQuoteId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => setId(new URLSearchParams(location.search).get("quote") ?? ""), []);
  return id;
}

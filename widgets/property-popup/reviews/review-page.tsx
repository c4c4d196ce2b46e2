import { useState } from "react";
import { useSource, useT } from "#renderer";
import type { HotelRatingInput } from "#schemas/generated/api/hotels.ts";
import { ReviewCard } from "../../shared/property/review-card.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import styles from "./reviews-popup.module.css";

interface ReviewPageProps {
  readonly request: Pick<HotelRatingInput, "hotel_id" | "type" | "sort">;
  readonly offset: number;
}

/**
 * Reviews from one place of the list on, and behind them the next ones once they are asked for. A failure is
 * said and can be tried again.
 */
export function ReviewPage({ request, offset }: ReviewPageProps) {
  const t = useT();
  const [more, setMore] = useState(false);
  const { data, isError, isFetching, refetch } = useSource("hotelRating", {
    ...request,
    offset,
    count: SIZE,
  });
  if (isError && !data) {
    return (
      <ErrorState
        title={t("hotel.reviews-failed")}
        retryLabel={t("hotel.retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label={t("hotel.reviews-loading")}>
        <Skeleton shape="block" height="240px" />
      </div>
    );
  }
  const end = offset + SIZE;
  const left = data.count - end;
  return (
    <>
      {offset === 0 && (
        <p role="status" className={styles.count}>
          {t("hotel.reviews-count", { count: data.count })}
        </p>
      )}
      <ul className={styles.list}>
        {data.reviews_summary.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {left > 0 &&
        (more ? (
          <ReviewPage request={request} offset={end} />
        ) : (
          <Button variant="secondary" wide onClick={() => setMore(true)}>
            {t("hotel.reviews-more", { count: Math.min(left, SIZE) })}
          </Button>
        ))}
    </>
  );
}

const SIZE = 10;

import { useT } from "#renderer";
import type { Review } from "#schemas/generated/api/hotels.ts";
import { Card } from "../../ui/card/card.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { useDateText } from "../text/use-date-text.ts";
import styles from "./review-card.module.css";

/** What one guest wrote, in the language it was written in, with its source (HOTEL-15). */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useT();
  const { month } = useDateText();
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <Rating
          value={review.rating}
          look="stars"
          label={t("hotel.review-rating", { rating: review.rating })}
        />
        {review.title && (
          <h3 className={styles.title} lang={review.locale} dir="auto">
            {review.title}
          </h3>
        )}
      </header>
      <p lang={review.locale} dir="auto">
        {review.text}
      </p>
      <footer className={styles.foot}>
        <Facts>
          <strong>{review.author}</strong>
          {review.stayed_as && t(`hotel.trip.${review.stayed_as}`)}
          <time dateTime={review.date}>{month(review.date)}</time>
        </Facts>
        <span className={styles.source}>{t(`hotel.review-source.${review.source}`)}</span>
      </footer>
    </Card>
  );
}

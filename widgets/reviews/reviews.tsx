import { intlLocale } from "#domain/text";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { ReviewsData, ReviewsProps } from "#schemas/generated/widgets/reviews.ts";
import { withModal } from "../shared/popup/with-modal.ts";
import { ReviewCard } from "../shared/property/review-card.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { Rating } from "../ui/rating/rating.tsx";
import { GuestPictures } from "./guest-pictures.tsx";
import { newestGuestImages } from "./newest-guest-images.ts";
import styles from "./reviews.module.css";
import { ScoreBars } from "./score-bars.tsx";

/**
 * The score with its parts and spread, the pictures guests took, and what they wrote, each with where it was
 * written.
 */
export function Reviews({ id, props, data }: WidgetViewProps<ReviewsProps, ReviewsData>) {
  const t = useT();
  const { locale, limits, url } = usePage();
  const hotel = data.details?.hotel;
  if (!hotel) return null;
  const pictures = newestGuestImages(hotel.guest_images ?? [], limits.layout);
  const { ratings, scores, distribution, reviews, failed } = hotel.reviews_summary;
  if (ratings.count === 0 && pictures.length === 0) return null;
  const score = (value: number) =>
    value.toLocaleString(intlLocale(locale), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t("hotel.reviews-title")}</h2>
      {ratings.count > 0 && (
        <div className={styles.summary}>
          <div className={styles.score}>
            <p className={styles.number} aria-hidden="true">
              {score(ratings.value)}
            </p>
            <p className={styles.word}>{t(`hotel.score.${ratings.subtitle}`)}</p>
            <Rating
              value={ratings.value}
              look="stars"
              label={t("hotel.rating-label", { score: score(ratings.value), count: ratings.count })}
            />
            <p className={styles.count}>{t("hotel.reviews-count", { count: ratings.count })}</p>
          </div>
          {distribution.some((count) => count > 0) && (
            <ScoreBars
              label={t("hotel.distribution")}
              rows={[...distribution]
                .map((count, index) => ({
                  name: t("hotel.points", { count: index + 1 }),
                  share: count / Math.max(1, ratings.count),
                  value: String(count),
                }))
                .reverse()}
            />
          )}
          {scores.length > 0 && (
            <ScoreBars
              label={t("hotel.aspects")}
              rows={scores.map(({ code, value }) => ({
                name: t(`hotel.aspect.${code}`),
                share: value / 5,
                value: score(value),
              }))}
            />
          )}
        </div>
      )}
      {pictures.length > 0 && (
        <GuestPictures id={`${id.replaceAll(".", "-")}-guest-photos`} images={pictures} />
      )}
      {failed && (
        <Notice tone="warning">
          <p>{t("hotel.reviews-failed")}</p>
          <a href={url} data-keep-scroll="">
            {t("hotel.retry")}
          </a>
        </Notice>
      )}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.slice(0, props.first).map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {ratings.count > Math.min(props.first, reviews.length) && (
        <ButtonLink
          href={withModal(url, "hotelReviewsPopUp")}
          data-modal="hotelReviewsPopUp"
          rel="nofollow"
          variant="secondary"
          className={styles.all}
        >
          {t("hotel.reviews-all", { count: ratings.count })}
        </ButtonLink>
      )}
    </section>
  );
}

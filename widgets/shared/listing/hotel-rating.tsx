import { useIntl, useT } from "#renderer";
import type { Ratings } from "#schemas/generated/api/property.ts";
import { Rating } from "../../ui/rating/rating.tsx";

/** How guests rate a property, in words and numbers; a property nobody has rated says that it is new. */
export function HotelRating({ ratings }: { readonly ratings: Ratings }) {
  const t = useT();
  const intl = useIntl();
  const { value, count, subtitle } = ratings;
  if (count === 0 || subtitle === "new") return <p>{t("listing.rating.new")}</p>;
  const score = intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p>
      <Rating
        value={value}
        label={t("listing.rating.label", { score, count })}
        score={score}
        word={t(`listing.rating.${subtitle}`)}
        count={t("listing.rating.count", { count })}
      />
    </p>
  );
}

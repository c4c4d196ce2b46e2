import { clsx } from "clsx";
import { homePath } from "#domain/addresses";
import { intlLocale } from "#domain/text";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { PropertyHeaderData, PropertyHeaderProps } from "#schemas/generated/widgets/property-header.ts";
import { JsonLd } from "../shared/shell/json-ld.tsx";
import { useWords } from "../shared/text/use-words.ts";
import { HeartButton } from "../shared/wishlist/heart-button.tsx";
import { Badge } from "../ui/badge/badge.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { NamedIcon } from "../ui/icon/named-icon.tsx";
import { mapPinIcon } from "../ui/icon/travel-icons.ts";
import { Rating } from "../ui/rating/rating.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { HomeFacts } from "./home-facts.tsx";
import styles from "./property-header.module.css";
import { propertyJsonLd } from "./property-json-ld.ts";

/** Name, kind, rating and address of a property, the counts of a home (HOTEL-05) and what speaks for it. */
export function PropertyHeader({
  props,
  data,
  errors,
}: WidgetViewProps<PropertyHeaderProps, PropertyHeaderData>) {
  const t = useT();
  const page = usePage();
  const { brand } = useSite();
  const words = useWords();
  if (!data.details) return <Missing gone={errors.details?.statusCode === 404} />;
  const { hotel, partial } = data.details;
  const { value, count, subtitle } = hotel.ratings;
  const score = value.toLocaleString(intlLocale(page.locale), { minimumFractionDigits: 1 });
  const kind = words(`hotel.category.${hotel.category}`, hotel.display_category);
  const tag = hotel.property_tag && words(`hotel.label.${hotel.property_tag.code}`, hotel.property_tag.name);
  const highlights = hotel.amenities.filter((amenity) => amenity.highlighted).slice(0, 6);
  return (
    <header className={clsx(styles.header, styles[props.align])}>
      <p className={styles.kind}>
        <Badge tone="accent">{kind}</Badge>
        {tag && tag !== kind && <Badge>{tag}</Badge>}
        {hotel.hotel_badge && (
          <Badge tone="highlight">
            {words(`hotel.label.${hotel.hotel_badge.code}`, hotel.hotel_badge.name)}
          </Badge>
        )}
      </p>
      <HeartButton hotelId={hotel.id} name={hotel.name || partial.name} className={styles.heart} />
      <h1 className={styles.name}>
        <bdi>{hotel.name || partial.name}</bdi>
      </h1>
      <p className={styles.line}>
        {count > 0 && (
          <a href="#reviews" className={styles.rating}>
            <Rating
              value={value}
              label={t("hotel.rating-label", { score, count })}
              score={score}
              word={t(`hotel.score.${subtitle}`)}
              count={t("hotel.reviews-count", { count })}
            />
          </a>
        )}
        <a href="#location" className={styles.address}>
          <Icon of={mapPinIcon} size={16} />
          <bdi>{hotel.address || partial.address}</bdi>
        </a>
      </p>
      {hotel.property_type === "home" && <HomeFacts hotel={hotel} />}
      {highlights.length > 0 && (
        <ul className={styles.highlights} aria-label={t("hotel.highlights")}>
          {highlights.map((amenity) => (
            <li key={amenity.id} className={styles.highlight}>
              <NamedIcon name={amenity.icon ?? "neutral"} size={20} />
              {amenity.name}
            </li>
          ))}
        </ul>
      )}
      <JsonLd
        data={propertyJsonLd(hotel, `${page.origin}${page.path}`, {
          origin: page.origin,
          brandPhone: brand.contact.phone,
        })}
      />
    </header>
  );
}

/**
 * What stands here when there is no such property, or it could not be read: a way on, never a blank page
 * (STATE-02).
 */
function Missing({ gone }: { readonly gone: boolean }) {
  const t = useT();
  const page = usePage();
  const home = withLocale(
    page,
    homePath({ countryCode: page.country.urlCode, hasHomePage: page.country.doesHomePageExists }),
  );
  return (
    <>
      <h1 className="visually-hidden">{t("hotel.heading")}</h1>
      <EmptyState
        title={t(gone ? "hotel.gone-title" : "hotel.failed-title")}
        text={t(gone ? "hotel.gone-text" : "hotel.failed-text")}
        actions={
          <>
            {!gone && <ButtonLink href={page.url}>{t("hotel.retry")}</ButtonLink>}
            <ButtonLink href={home} variant="secondary">
              {t("hotel.search-again")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

import { isHidden, usePage, useT, type WidgetViewProps } from "#renderer";
import type { LocationCardData, LocationCardProps } from "#schemas/generated/widgets/location-card.ts";
import { externalIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { NamedIcon } from "../ui/icon/named-icon.tsx";
import { mapPinIcon, phoneIcon } from "../ui/icon/travel-icons.ts";
import { distanceIn } from "./distance-in.ts";
import styles from "./location-card.module.css";

/** Where the property is: its address, the way there and how far places around are. */
export function LocationCard({ props, data }: WidgetViewProps<LocationCardProps, LocationCardData>) {
  const t = useT();
  const page = usePage();
  const { country, locale } = page;
  const hotel = data.details?.hotel;
  if (!hotel) return null;
  const unit = country.toShowMilesOnDetail || country.distanceUnit === "mi" ? "miles" : "km";
  const directions = props.directionsUrl
    .replace("{latitude}", String(hotel.latitude))
    .replace("{longitude}", String(hotel.longitude));
  return (
    <section id="location" className={styles.section} aria-labelledby="location-title">
      <h2 id="location-title">{t("hotel.location-title")}</h2>
      <div className={styles.address}>
        <Icon of={mapPinIcon} size={24} />
        <address className={styles.lines}>
          <strong>
            <bdi>{hotel.address}</bdi>
          </strong>
          <span>
            {hotel.city}
            {t("stay.comma")}
            {hotel.country_name}
          </span>
          {hotel.distance ? (
            <small className={styles.kind}>
              {/* The call says it in the unit of the page already: it is only written here. */}
              {t(`hotel.from-centre.${hotel.distance_unit ?? "km"}`, {
                distance: distanceIn(hotel.distance, "km", locale),
              })}
            </small>
          ) : null}
        </address>
        {hotel.phone && !isHidden(page, "callButtons") && (
          <a href={`tel:${hotel.phone.replaceAll(" ", "")}`} className={styles.way}>
            <Icon of={phoneIcon} size={18} />
            <bdi>{hotel.phone}</bdi>
          </a>
        )}
        {!isHidden(page, "directions") && (
          <a href={directions} target="_blank" rel="noopener noreferrer nofollow" className={styles.way}>
            {t("hotel.directions")}
            <Icon of={externalIcon} size={16} label={t("shell.newWindow")} />
          </a>
        )}
      </div>
      {hotel.nearby.length > 0 && (
        <>
          <h3 className={styles.around}>{t("hotel.nearby-title")}</h3>
          <ul className={styles.places}>
            {hotel.nearby.map((place) => (
              <li key={place.name} className={styles.place}>
                <NamedIcon name={ICONS[place.category]} size={18} />
                <Place name={place.name} kind={t(`hotel.place.${place.category}`)} />
                <span className={styles.distance}>
                  {t(`hotel.distance.${unit}`, { distance: distanceIn(place.distance, unit, locale) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A place around with its kind, unless that is all it is called. */
function Place({ name, kind }: { readonly name: string; readonly kind: string }) {
  return (
    <span>
      <bdi>{name}</bdi>
      {name !== kind && (
        <>
          {" "}
          <small className={styles.kind}>{kind}</small>
        </>
      )}
    </span>
  );
}

const ICONS = {
  station: "train",
  airport: "plane",
  beach: "beach",
  museum: "news",
  park: "leaf",
  restaurant: "restaurant",
  shop: "tag",
  landmark: "flag",
} as const;

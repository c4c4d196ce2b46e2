import { listingUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CityIntroData, CityIntroProps } from "#schemas/generated/widgets/city-intro.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./city-intro.module.css";

/** A city in a picture, a sentence and its well-known places. */
export function CityIntro({ data }: WidgetViewProps<CityIntroProps, CityIntroData>) {
  const page = usePage();
  const t = useT();
  const city = data.city?.cities[0];
  if (!city || city.property_count === 0) return null;
  const { popular_location: places = [] } = city;
  const { search, hasDates } = pageSearch(page);
  const { checkin, checkout, roomConfig } = search;
  const asked = hasDates || page.query.rooms_config ? { checkin, checkout, roomConfig } : {};
  return (
    <section className={styles.intro} aria-labelledby="city-intro-title">
      {city.image && (
        <Picture
          image={city.image}
          sizes="(width < 780px) 100vw, 420px"
          ratio={16 / 10}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h2 id="city-intro-title">{t("listing.about-place", { place: city.name })}</h2>
        <p>{city.meta_description}</p>
        {places.length > 0 && (
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.id}>
                <a
                  href={withLocale(
                    page,
                    listingUrl({
                      citySlug: `${place.slug}-${city.slug}`,
                      search: asked,
                      country: page.country,
                    }),
                  )}
                  className={styles.place}
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

import { listingPath } from "#domain";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CitiesOutput, City } from "#schemas/generated/api/cities.ts";
import type { PlaceLinksData, PlaceLinksProps } from "#schemas/generated/widgets/place-links.ts";
import styles from "./place-links.module.css";

/** Every city by letter, or every country, as links. */
export function PlaceLinks({ props, data }: WidgetViewProps<PlaceLinksProps, PlaceLinksData>) {
  const page = usePage();
  const t = useT();
  if (!data.places) return null;
  const countries = page.route.params.list === "allcountries";
  const groups = countries ? byCountry(data.places) : byLetter(data.places.cities);
  return (
    <div className={styles.places}>
      {props.heading && <h1>{t(props.heading)}</h1>}
      {groups.map(([title, cities]) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {cities.map((city) => (
              <li key={city.id}>
                <a href={withLocale(page, listingPath(city.slug))}>{city.name}</a>{" "}
                <span className={styles.count}>{city.property_count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Group = readonly [string, readonly City[]];

function byLetter(cities: readonly City[]): readonly Group[] {
  const groups = new Map<string, City[]>();
  for (const city of [...cities].sort((a, b) => a.name.localeCompare(b.name))) {
    const letter = city.name.normalize("NFD").charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  return [...groups];
}

function byCountry({ cities, countries }: CitiesOutput): readonly Group[] {
  return countries
    .map(({ name, country_id }): Group => [name, cities.filter((city) => city.country_id === country_id)])
    .filter(([, list]) => list.length > 0);
}

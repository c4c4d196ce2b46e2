import { listingPath, listingUrl } from "#domain/addresses";
import { indexLetter } from "#domain/text";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CitiesOutput, City, CountryItem } from "#schemas/generated/api/cities.ts";
import type { PlaceLinksData, PlaceLinksProps } from "#schemas/generated/widgets/place-links.ts";
import { ListFailed } from "../shared/content/list-failed.tsx";
import { LetterLinks } from "./letter-links.tsx";
import styles from "./place-links.module.css";

/**
 * Every city by letter, or every country with its cities, as links (SEO-05), and a page for each letter of
 * the language's names (ROUTE-26).
 */
export function PlaceLinks({ props, data }: WidgetViewProps<PlaceLinksProps, PlaceLinksData>) {
  const page = usePage();
  const t = useT();
  if (!data.places) return props.heading ? <ListFailed title={t(props.heading)} /> : null;
  const countries = page.route.params.list === "allcountries";
  const groups = countries ? byCountry(data.places) : byLetter(data.places.cities);
  const letters = (countries ? data.places.country_letters : data.places.letters) ?? [];
  const { list = "allcities", letter: ofCity, countryLetter } = page.route.params;
  const letter = ofCity ?? countryLetter;
  return (
    <div className={styles.places}>
      {props.heading && <h1>{t(props.heading)}</h1>}
      <LetterLinks list={list} letters={letters} current={letter?.toUpperCase()} />
      {groups.length === 0 && letter && (
        <p role="status">{t("listing.letter-none", { letter: letter.toUpperCase() })}</p>
      )}
      {groups.map(({ title, country, cities }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>
            {country ? <a href={withLocale(page, countryUrl(country))}>{title}</a> : title}
          </h2>
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

interface Group {
  readonly title: string;
  readonly country?: CountryItem;
  readonly cities: readonly City[];
}

/** The cities as they came, in the order of the language. */
function byLetter(cities: readonly City[]): readonly Group[] {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const letter = indexLetter(city.name);
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  return [...groups].map(([title, list]) => ({ title, cities: list }));
}

function byCountry({ cities, countries }: CitiesOutput): readonly Group[] {
  return countries
    .map((country) => ({
      title: country.name,
      country,
      cities: cities.filter((city) => city.country_id === country.country_id),
    }))
    .filter((group) => group.cities.length > 0);
}

function countryUrl({ country_id, name }: CountryItem): string {
  return listingUrl({
    search: { location: name, countryId: String(country_id), countryName: name, searchType: "country" },
  });
}

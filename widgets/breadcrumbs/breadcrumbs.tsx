import { listingPath, listingUrl } from "#domain/addresses";
import { keptSearch } from "#domain/search";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { BreadcrumbsData, BreadcrumbsProps } from "#schemas/generated/widgets/breadcrumbs.ts";
import { wordsOf } from "../shared/search/destination.ts";
import { tagNames } from "../shared/search/tag-names.ts";
import { JsonLd } from "../shared/shell/json-ld.tsx";
import { Breadcrumbs as Trail } from "../ui/breadcrumbs/breadcrumbs.tsx";
import styles from "./breadcrumbs.module.css";

/**
 * Where the page lies: home, city, neighbourhood or tag, with the guest's dates and rooms; also as structured
 * data, without them.
 */
export function Breadcrumbs({ props, data }: WidgetViewProps<BreadcrumbsProps, BreadcrumbsData>) {
  const page = usePage();
  const t = useT();
  const { city: slug, locality, tag } = page.route.params;
  const city = data.city?.cities[0];
  const cityName = city?.name ?? (slug ? wordsOf(slug) : "");
  const localityName = city?.popular_location?.find((part) => part.slug === locality)?.name;
  const crumb = (name: string, path: string, href = path): Crumb => ({
    name,
    path: withLocale(page, path),
    href: withLocale(page, href),
  });
  const place = (name: string, citySlug: string, kind?: string): Crumb =>
    crumb(
      name,
      listingPath(citySlug, kind),
      listingUrl({
        citySlug,
        tag: kind,
        search: keptSearch(page.query, page.country),
        country: page.country,
      }),
    );
  // Several tags at once are no list of their own, but a page of the city.
  const tagged = (citySlug: string, kind: string): Crumb =>
    kind.includes("/") ? crumb(tagNames(t, kind), page.path) : place(tagNames(t, kind), citySlug, kind);
  const items = [
    crumb(t("shell.crumb.home"), "/"),
    ...(slug ? [place(cityName, slug)] : []),
    ...(slug && locality ? [place(localityName ?? wordsOf(locality), `${locality}-${slug}`)] : []),
    ...(slug && tag ? [tagged(slug, tag)] : []),
    ...(!slug && props.title ? [crumb(t(props.title), page.path)] : []),
    ...(!slug && !props.title ? [crumb(page.query.location ?? t("shell.crumb.results"), page.path)] : []),
  ];
  return (
    <div className={styles.crumbs}>
      <Trail label={t("shell.breadcrumbs")} items={items} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: items.map(({ name, path }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: page.origin + path,
          })),
        }}
      />
    </div>
  );
}

interface Crumb {
  readonly name: string;
  readonly path: string;
  /** The path with the guest's stay. */
  readonly href: string;
}

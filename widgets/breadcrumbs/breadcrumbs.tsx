import { listingPath } from "#domain";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { BreadcrumbsData, BreadcrumbsProps } from "#schemas/generated/widgets/breadcrumbs.ts";
import { wordsOf } from "../search-box/destination.ts";
import { JsonLd } from "../stay/json-ld.tsx";
import { Breadcrumbs as Trail } from "../ui/breadcrumbs/breadcrumbs.tsx";
import styles from "./breadcrumbs.module.css";

/** Where the page lies: home, country, city, neighbourhood or tag; also as structured data. */
export function Breadcrumbs({ props, data }: WidgetViewProps<BreadcrumbsProps, BreadcrumbsData>) {
  const page = usePage();
  const t = useT();
  const { city: slug, locality, tag } = page.route.params;
  const city = data.city?.cities[0];
  const cityName = city?.name ?? (slug ? wordsOf(slug) : "");
  const items = [
    { name: t("shell.crumb.home"), href: "/" },
    ...(slug ? [{ name: cityName, href: listingPath(slug) }] : []),
    ...(slug && locality ? [{ name: wordsOf(locality), href: listingPath(`${locality}-${slug}`) }] : []),
    ...(slug && tag ? [{ name: t(`static.tag.${tag}`), href: listingPath(slug, tag) }] : []),
    ...(!slug && props.title ? [{ name: t(props.title), href: page.path }] : []),
    ...(!slug && !props.title
      ? [{ name: page.query.location ?? t("shell.crumb.results"), href: page.path }]
      : []),
  ].map((item) => ({ ...item, href: withLocale(page, item.href) }));
  return (
    <div className={styles.crumbs}>
      <Trail label={t("shell.breadcrumbs")} items={items} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: items.map(({ name, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: page.origin + href,
          })),
        }}
      />
    </div>
  );
}

import { listingUrl } from "#domain/addresses";
import { keptSearch } from "#domain/search";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { PropertyCrumbsData, PropertyCrumbsProps } from "#schemas/generated/widgets/property-crumbs.ts";
import { JsonLd } from "../shared/shell/json-ld.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs/breadcrumbs.tsx";

/** The way to a property: home, its city with the same dates and rooms, the property. */
export function PropertyCrumbs({ data }: WidgetViewProps<PropertyCrumbsProps, PropertyCrumbsData>) {
  const t = useT();
  const page = usePage();
  if (!data.details) return null;
  const { name, city, city_slug } = data.details.hotel;
  const items = [
    { name: t("shell.crumb.home"), href: "/" },
    {
      name: city,
      href: listingUrl({
        citySlug: city_slug,
        country: page.country,
        search: keptSearch(page.query, page.country),
      }),
    },
    { name, href: page.path },
  ].map((item) => ({ ...item, href: withLocale(page, item.href) }));
  return (
    <>
      <Breadcrumbs label={t("shell.breadcrumbs")} items={items} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: items.map((item, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: item.name,
            item: `${page.origin}${item.href.split("?")[0]}`,
          })),
        }}
      />
    </>
  );
}

import type { CompiledPage } from "../plan/page-plan.ts";
import type { Release } from "../release/release.ts";
import { type PageContext, sharedCountryFields, sharedDomainFields } from "../view/page-context.ts";
import type { PageRequestInput } from "./page-renderer.ts";

/** What the page's widgets may know, cut to what may travel to every browser. */
export function toPageContext(
  release: Release,
  input: PageRequestInput,
  query: Readonly<Record<string, string>>,
  page: CompiledPage,
): PageContext {
  const { site, locale, language } = input.view;
  const search = new URLSearchParams(query).toString();
  return {
    release: release.hash,
    siteId: site.id,
    origin: input.origin,
    locale,
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    language,
    dir: language.rtl ? "rtl" : "ltr",
    brand: {
      id: site.brand.id,
      name: site.brand.name,
      siteName: site.brand.siteName,
      propertyTypes: site.brand.propertyTypes,
    },
    country: pick(site.country, sharedCountryFields),
    domain: pick(site.domain, sharedDomainFields),
    limits: site.limits,
    modals: site.modals,
    page: page.page,
    route: { name: input.route.name, params: input.route.params, countryCode: input.route.countryCode },
    path: input.path,
    url: search ? `${input.path}?${search}` : input.path,
    query,
    today: input.today,
    device: input.device,
    flags: Object.fromEntries(page.flags.map((flag) => [flag, input.flags[flag] ?? ""])),
  };
}

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const key of keys) if (value[key] !== undefined) picked[key] = value[key];
  return picked;
}

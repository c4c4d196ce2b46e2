import type { Audience } from "#schemas";
import type { ReferenceContext } from "../plan/resolve-args.ts";
import { conditionFlags } from "../site/site-flags.ts";
import type { PageContext } from "../view/page-context.ts";
import type { PageRequestInput } from "./page-renderer.ts";

/** Operands that conditions may read. */
export function conditionsOf(input: PageRequestInput, query: Readonly<Record<string, string>>) {
  const { site, locale } = input.view;
  return {
    site: { locale, domain: { flags: conditionFlags(site) } },
    route: { name: input.route.name, page: input.route.page, ...input.route.params },
    query,
    flag: input.flags,
    device: { class: input.device, userMode: input.userMode ?? "" },
    date: { today: input.today },
    user: userOf(input.audience),
  };
}

function userOf(audience: Audience = "anonymous") {
  return { audience, signedIn: audience !== "anonymous", member: audience === "member" };
}

/** Values that request arguments may refer to (`$route.city`). */
export function referencesOf(
  input: PageRequestInput,
  query: Readonly<Record<string, string>>,
  context: PageContext,
) {
  const { site, locale } = input.view;
  return {
    route: { ...input.route.params, countryCode: input.route.countryCode },
    query,
    site: {
      id: site.id,
      brand: site.brand,
      country: site.country,
      domain: site.domain,
      limits: site.limits,
      locale,
    },
    guest: { country: input.guestCountry },
    context: { today: input.today, locale, device: input.device, page: context.page },
  };
}

/** References with those of the guest's search, which is read once, when a request first refers to it. */
export function withSearch(references: ReferenceContext, searchOf: () => ReferenceContext): ReferenceContext {
  let read: ReferenceContext | undefined;
  return Object.defineProperty({ ...references }, "search", {
    get: () => {
      read ??= searchOf();
      return read.search;
    },
  });
}

import type { Domain, RouteTable } from "#schemas";
import { createSettler, isSameSet } from "../../memory/settled.ts";
import { RULE_PARAMETERS } from "../../route/route.ts";
import { routeNames } from "../../route/route-names.ts";
import type { KnownNames } from "../schema/check-document.ts";
import type { ConfigRecords } from "../schema/config-records.ts";
import type { ConfigSchemas } from "../schema/config-schemas.ts";
import { type OperandCatalogue, operandCatalogue } from "../schema/operand-catalogue.ts";
import type { SiteFact } from "./condition-sites.ts";

/** What conditions may name. The same facts as before are the same object. */
export interface ConditionFacts {
  readonly operands: OperandCatalogue;
  readonly schemas: ConfigSchemas;
  /** By kind; a kind that is absent is not checked. */
  readonly names: KnownNames;
  /** Arms by experiment; an experiment with a mistake of its own is absent. */
  readonly arms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every site; none when one of them cannot be read. */
  readonly sites: readonly SiteFact[];
}

const KINDS = ["brand", "city", "country", "domain", "experiment", "feedback-url", "language", "page"];

/** Collects what conditions may name, from the names of the configuration, its experiments and its routes. */
export function createConditionFacts(
  schemas: ConfigSchemas,
): (names: KnownNames, records: Pick<ConfigRecords, "domains" | "experiments" | "routes">) => ConditionFacts {
  const settleNames = createSettler<ReadonlySet<string>>(isSameSet);
  const settle = createSettler<ConditionFacts>(isSame);
  const operands = operandCatalogue(schemas.get("page")?.root ?? {});
  return (known, { domains, experiments, routes }) => {
    const names = new Map<string, ReadonlySet<string>>();
    for (const kind of KINDS) {
      const own = known.get(kind);
      if (own) names.set(kind, own);
    }
    if (routes) {
      names.set("routeName", settleNames("routeName", routeNames(routes)));
      names.set("routeParameter", settleNames("routeParameter", routeParameters(routes)));
    }
    const arms = new Map(
      [...experiments].map(([id, experiment]) => [
        id,
        settleNames(`arms of ${id}`, new Set(Object.keys(experiment.arms))),
      ]),
    );
    const sites = domains.size === known.get("domain")?.size ? [...domains].map(siteFact) : [];
    return settle("all", { operands, schemas, names, arms, sites });
  };
}

function isSame(before: ConditionFacts, facts: ConditionFacts): boolean {
  return (
    isSameMap(before.names, facts.names) &&
    isSameMap(before.arms, facts.arms) &&
    JSON.stringify(before.sites) === JSON.stringify(facts.sites)
  );
}

function siteFact([id, { brand, locales }]: readonly [string, Domain]): SiteFact {
  return {
    "site.id": [id],
    "site.brand.id": [brand],
    "site.locale": locales,
  };
}

function isSameMap(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  return before.size === now.size && [...now].every(([key, value]) => before.get(key) === value);
}

/** Parameters that an address of a table can fill in. */
export function routeParameters({ static: routes }: RouteTable): Set<string> {
  const own = Object.entries(routes).flatMap(([path, { params = {} }]) => [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name),
    ...Object.keys(params),
  ]);
  return new Set([...RULE_PARAMETERS, ...own]);
}

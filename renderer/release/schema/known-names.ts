import { createSettler, isSameSet } from "../../memory/settled.ts";
import { isJsonObject } from "../json/layer.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import type { ConfigKind } from "../read/config-kinds.ts";
import type { KnownNames } from "./check-document.ts";

const KINDS = ["brand", "country", "domain", "experiment", "group", "language", "page"] as const;

/** Collects the names that references may use. The same names as before are the same object. */
export function createNameReader(
  widgets: ReadonlySet<string>,
): (index: ConfigIndex, messages: ReadonlySet<string>) => KnownNames {
  const settleNames = createSettler<ReadonlySet<string>>(isSameSet);
  const settle = createSettler<KnownNames>(hasSameSets);
  return (index, messages) => {
    const names = new Map<string, ReadonlySet<string>>([
      ["message", messages],
      ["widget", widgets],
    ]);
    for (const kind of KINDS) names.set(kind, settleNames(kind, new Set(idsOf(index, kind))));
    const cities = index.byKind("cities").get("cities")?.value;
    if (Array.isArray(cities))
      names.set(
        "city",
        settleNames("city", new Set(cities.map((city) => String(isJsonObject(city) ? city.slug : "")))),
      );
    const limits = index.byKind("limits").get("limits")?.value;
    const feedback = isJsonObject(limits) ? limits.feedback : undefined;
    if (isJsonObject(feedback))
      // A list with a mistake of its own tells of nothing else.
      for (const [kind, list] of [
        ["feedback-host", feedback.hosts],
        ["feedback-url", feedback.urls],
      ] as const)
        if (Array.isArray(list) && list.every((each) => ADDRESS.test(String(each)) && !Array.isArray(each)))
          names.set(kind, settleNames(kind, new Set(list.map(String))));
    return settle("all", names);
  };
}

/** An address of ours or of a host, as the schema of limits wants them. */
const ADDRESS = /^(?:https:\/)?\/[!-~]*$/;

function hasSameSets(before: KnownNames, names: KnownNames): boolean {
  return before.size === names.size && [...names].every(([kind, set]) => before.get(kind) === set);
}

/** Ids of a kind, those of files that cannot be read included: what refers to them is not to blame. */
function idsOf(index: ConfigIndex, kind: ConfigKind): string[] {
  const broken = index.broken.filter((place) => place.kind === kind).map(({ id }) => id);
  return [...index.byKind(kind).keys(), ...index.layeredIds(kind), ...broken];
}

import type { WidgetManifest } from "#renderer";
import type { BlindMutation } from "./blind-mutation.ts";
import { brandMeanings } from "./meaning/of-brands.ts";
import { cityMeanings } from "./meaning/of-cities.ts";
import { countryMeanings } from "./meaning/of-countries.ts";
import { domainMeanings } from "./meaning/of-domains.ts";
import { experimentMeanings } from "./meaning/of-experiments.ts";
import { messageMeanings } from "./meaning/of-messages.ts";
import { modalMeanings } from "./meaning/of-modals.ts";
import { languageMeanings, limitMeanings, namedMeanings } from "./meaning/of-numbers.ts";
import { pageMeanings } from "./meaning/of-pages.ts";
import { routeMeanings } from "./meaning/of-routes.ts";
import type { Texts } from "./meaning/put.ts";

/** What each file says for itself may be said, and the sites are worse or broken for it. */
export function meaningMutations(texts: Texts, widgets: readonly WidgetManifest[]): BlindMutation[] {
  return [...texts].flatMap(([file, text]) => [
    ...(/^config\/pages\/[^/]+\.json$/.test(file) ? pageMeanings(file, text, texts) : []),
    ...(file.startsWith("config/domains/") ? domainMeanings(file, text, texts) : []),
    ...(/^config\/countries\/[^/]+\.json$/.test(file) ? countryMeanings(file, text, texts) : []),
    ...(/^config\/experiments\//.test(file) ? experimentMeanings(file, text) : []),
    ...(/^config\/messages\/[^/]+\/[^/]+\.json$/.test(file) ? messageMeanings(file, text, texts) : []),
    ...(file === "config/routes.json" ? routeMeanings(file, text) : []),
    ...(file === "config/cities.json" ? cityMeanings(file, text) : []),
    ...(file === "config/limits.json" ? limitMeanings(file, text) : []),
    ...(file === "config/payment-modes.json" ? namedMeanings(file, text, "modes", "title") : []),
    ...(file === "config/amenities.json" ? namedMeanings(file, text, "amenities", "name") : []),
    ...(/^config\/brands\/[^/]+\/brand\.json$/.test(file) ? brandMeanings(file, text, texts) : []),
    ...(file.startsWith("config/languages/") ? languageMeanings(file, text) : []),
    ...(file === "config/modals.json" ? modalMeanings(file, text, widgets) : []),
  ]);
}

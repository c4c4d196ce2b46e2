import { configPlace, isJsonObject, type JsonPath, memberOf, WAIVABLE_RULES } from "#renderer/release";
import { pictureNames } from "#server/pictures";
import type { Offer } from "./complete-place.ts";
import { inheritedAt } from "./inherited.ts";
import { type LocatedPlace, objectIn, type ProjectView, widgetAt } from "./project-view.ts";
import type { Spot } from "./walk-schema.ts";

/** A place where a name stands, as its schema says (`x-ref`, `x-offer`). */
export interface AskedNames {
  readonly view: ProjectView;
  readonly kind: string;
  readonly located: LocatedPlace;
  readonly path: JsonPath;
  readonly document: unknown;
}

/** Kinds of names whose offers are more than the ids of records. */
const OFFERS: Readonly<Record<string, (asked: AskedNames) => readonly Offer[]>> = {
  assertion: assertions,
  "event-condition": (asked) =>
    Object.entries(givenBy(asked).sometimes).map(([value, names]) => ({ value, detail: names.join(", ") })),
  "event-value": eventValues,
  "payment-mode": ({ view }) => keysOf(objectIn(view.file("config/payment-modes.json")).modes),
  picture: pictures,
  policy: ({ view }) =>
    Object.entries(membersOf(objectIn(view.file("config/routes.json")).policyWords)).map(
      ([word, policy]) => ({
        value: memberOf(policy, ["name"]),
        detail: `/${word}`,
      }),
    ),
  "query-parameter": queryParameters,
  widget: widgets,
};

/** Names that may stand at a place. */
export function offeredNames(asked: AskedNames): readonly Offer[] {
  const { view, kind } = asked;
  const offers = OFFERS[kind];
  if (offers) return offers(asked);
  return view.names(kind).map((name) => ({ value: name, detail: spoken(view, kind, name) }));
}

/** What a record calls itself, for people. */
function spoken(view: ProjectView, kind: string, name: string): string | undefined {
  if (kind === "country") return view.english.get(`country.name.${name}`);
  const file = { domain: `config/domains/${name}.json`, brand: `config/brands/${name}/brand.json` }[kind];
  const record = file === undefined ? {} : objectIn(view.file(file));
  const said = kind === "domain" ? record.host : record.name;
  return typeof said === "string" ? said : undefined;
}

/** Widgets; of a slot those that it allows. */
function widgets({ view, located: { place, layered }, path, document }: AskedNames): readonly Offer[] {
  const rest = layered ? path.slice(layered.depth) : path;
  const slot = rest.at(-1) === "widget" && rest.length > 5 ? rest.slice(0, -3) : undefined;
  const own = layered && memberOf(document, path.slice(0, layered.depth));
  const parent =
    place && layered && slot ? widgetAt(view, place, layered, slot.slice(0, -2), own) : undefined;
  const allow =
    parent === undefined ? undefined : view.provenance.widget(parent)?.slots?.[String(slot?.at(-1))]?.allow;
  return (allow ?? view.names("widget")).map((name) => ({
    value: name,
    documentation: view.provenance.widget(name)?.description,
  }));
}

/** What must hold on every site, on a page, or where a widget is, by the names that waivers use. */
function assertions({ view }: AskedNames): readonly Offer[] {
  const shared = view.names("assertion").map((id) => ({
    value: id,
    documentation: said(objectIn(view.file(`config/assertions/${id}.json`)).why),
  }));
  const pages = [...view.texts.keys()].flatMap((file) => {
    const place = configPlace(file.replace(/^config\//, ""));
    return place?.kind === "page" ? required(`page.${place.id}`, objectIn(view.file(file)).requires) : [];
  });
  const ofWidgets = view.provenance.widgetNames.flatMap((name) =>
    required(`widget.${name}`, view.provenance.widget(name)?.requires),
  );
  const rules = Object.entries(WAIVABLE_RULES).map(([value, documentation]) => ({ value, documentation }));
  return [
    ...new Map([...shared, ...pages, ...ofWidgets, ...rules].map((offer) => [offer.value, offer])).values(),
  ];
}

function required(owner: string, requires: unknown): readonly (Offer & { readonly value: string })[] {
  return Object.entries(membersOf(requires)).map(([name, requirement]) => ({
    value: `${owner}.${name}`,
    documentation: said(memberOf(requirement, ["why"])),
  }));
}

/** Pictures that the configuration shows, and every scene in the variant that is written. */
function pictures({ view, path, document }: AskedNames): readonly Offer[] {
  const shown = [...view.texts.values()].flatMap((text) =>
    [...text.matchAll(/"(s-[a-z]+-[a-z]+-[a-z0-9]+)"/g)].map(([, name = ""]) => name),
  );
  const [, variant = "first"] = /-([a-z0-9]{1,12})$/.exec(String(memberOf(document, path) ?? "")) ?? [];
  const drawn = pictureNames(variant);
  const known = new Set(shown);
  return [
    ...[...known].map((value) => ({ value, isLikely: true })),
    ...drawn.filter((name) => !known.has(name)).map((value) => ({ value })),
  ];
}

/** Parameters that pages let through, and those that widgets ask for. */
function queryParameters({ view }: AskedNames): readonly Offer[] {
  const askers = new Map<string, string[]>();
  for (const widget of view.provenance.widgetNames) {
    const asked = JSON.stringify(view.provenance.widget(widget)?.data ?? {});
    for (const [, name = ""] of asked.matchAll(/"\$query\.(\w+)"/g)) {
      const known = askers.get(name) ?? [];
      if (!known.includes(widget)) askers.set(name, [...known, widget]);
    }
  }
  const declared = [...view.texts.keys()]
    .filter((file) => configPlace(file.replace(/^config\//, ""))?.kind === "page")
    .flatMap((file) => memberOf(objectIn(view.file(file)), ["cache", "query"]) ?? [])
    .filter((name) => typeof name === "string");
  return [...new Set([...askers.keys(), ...declared])].map((value) => {
    const by = askers.get(value);
    return { value, ...(by && { detail: `asked for by ${by.join(", ")}` }) };
  });
}

/** Values that the mail's event gives; those that it gives only sometimes say what to ask for beside them. */
function eventValues(asked: AskedNames): readonly Offer[] {
  const { always, sometimes } = givenBy(asked);
  const when = memberOf(asked.document, [...asked.path.slice(0, -1), "when"]);
  return [
    ...always.map((value) => ({ value })),
    ...Object.entries(sometimes).flatMap(([condition, names]) =>
      names.map((value) => ({ value, detail: `"when": "${condition}"`, isLikely: condition === when })),
    ),
  ];
}

interface Given {
  readonly always: readonly string[];
  readonly sometimes: Readonly<Record<string, readonly string[]>>;
}

/** What the event of a mail gives, as the schema of mails keeps it. */
function givenBy({ view, located: { place, layered, trail }, path, document }: AskedNames): Given {
  const none = { always: [], sometimes: {} };
  if (!place || !layered) return none;
  const own = memberOf(document, [...path.slice(0, layered.depth), "event"]);
  const event = own ?? inheritedAt(view, place, layered, ["event"]);
  const { root } = trail.at(-1) as Spot;
  const given = memberOf(root, ["properties", "event", "x-gives", String(event)]);
  return isJsonObject(given) ? (given as unknown as Given) : none;
}

function keysOf(value: unknown): readonly Offer[] {
  return Object.keys(membersOf(value)).map((key) => ({ value: key }));
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

function said(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { boxesOf } from "../../renderer/release/truths/country-boxes.ts";
import { type Mutation, textMutation } from "./mutation.ts";

type Texts = ReadonlyMap<string, string>;

interface Domain {
  readonly id: string;
  readonly host: string;
  readonly brand: string;
  readonly country: string;
  readonly overrides?: { readonly country?: { readonly canonicalURL?: string } };
}

/** Sites that send their guests elsewhere, and cities that lie elsewhere. */
export function siteMutations(texts: Texts): Mutation[] {
  const domains = [...texts]
    .filter(([file]) => file.startsWith("config/domains/"))
    .map(([file, text]) => ({ file, text, domain: JSON.parse(text) as Domain }));
  return [
    ...domains.flatMap(({ file, text, domain }) => [
      ...withoutAddress(file, text, domain),
      ...domains
        .filter((other) => other.domain.country !== domain.country)
        .slice(0, 1)
        .flatMap((other) => strayAddress("address of another site", file, text, other.domain.host)),
      ...strayAddress("address of no site", file, text, "nobody.example"),
    ]),
    ...wrongSigns(texts),
  ];
}

/** The override that gives a site an address of its own beside its country's is lost. */
function withoutAddress(file: string, text: string, { overrides }: Domain): Mutation[] {
  const { canonicalURL, ...country } = overrides?.country ?? {};
  if (canonicalURL === undefined) return [];
  const record = { ...JSON.parse(text), overrides: { ...overrides, country } };
  const broken = JSON.stringify(record, null, 2);
  const kind = "site without an address of its own";
  const offset = valueAt(broken, ["host"]);
  return [{ kind, what: file, file, offset, texts: () => new Map([[file, broken]]), severity: "warning" }];
}

function strayAddress(kind: string, file: string, text: string, host: string): Mutation[] {
  const domain = JSON.parse(text) as Domain;
  if (domain.overrides?.country?.canonicalURL === undefined) return [];
  const country = { ...domain.overrides.country, canonicalURL: `https://${host}/` };
  const broken = JSON.stringify({ ...domain, overrides: { ...domain.overrides, country } }, null, 2);
  const offset = valueAt(broken, ["overrides", "country", "canonicalURL"]);
  return [
    {
      kind,
      what: `${file}: ${host}`,
      file,
      offset,
      texts: () => new Map([[file, broken]]),
      severity: "warning",
    },
  ];
}

/** A sign that puts a city out of its country; in a country on both sides of zero it may be the right one. */
function wrongSigns(texts: Texts): Mutation[] {
  const file = "config/cities.json";
  const text = texts.get(file) ?? "[]";
  const cities = JSON.parse(text) as readonly {
    readonly slug: string;
    readonly countryCode: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  const tree = parseTree(text);
  return cities.flatMap((city, index) =>
    (["latitude", "longitude"] as const).flatMap((field) => {
      const turned = { ...city, [field]: -city[field] };
      const isInside = boxesOf(city.countryCode).some(
        ({ south, north, west, east }) =>
          turned.latitude > south - 1 &&
          turned.latitude < north + 1 &&
          turned.longitude > west - 1 &&
          turned.longitude < east + 1,
      );
      const node = tree && findNodeAtLocation(tree, [index, field]);
      if (isInside || !node) return [];
      const { offset, length } = node;
      const words = { kind: `${field} of the wrong sign`, what: city.slug, file };
      return [textMutation(words, text, { offset, length, text: String(-city[field]) })];
    }),
  );
}

function valueAt(text: string, path: readonly string[]): number {
  const tree = parseTree(text);
  return (tree && findNodeAtLocation(tree, [...path])?.offset) ?? 0;
}

import { isJsonObject, type JsonObject } from "../json/layer.ts";

/**
 * What a schema allows in a place, as an order to whoever writes it: `a whole number from 1 to 9`, `true or
 * false`.
 */
export function expectedWords(schema: JsonObject): string {
  if (Array.isArray(schema.enum)) return listed(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? []].flat().map(String);
  return listed(types.map((type) => typeWords(type, schema))) || "what its description says";
}

/**
 * How a value that is refused would be written so that it is accepted, when it only differs by its quotes.
 */
export function unquoted(value: unknown, types: readonly string[]): string | undefined {
  if (typeof value !== "string") return undefined;
  const isNumber =
    /^-?\d+(\.\d+)?$/.test(value) && types.some((type) => type === "number" || type === "integer");
  const isTruth = /^(true|false)$/.test(value) && types.includes("boolean");
  return isNumber || isTruth ? value : undefined;
}

/**
 * A text like one that is refused and of the pattern that refused it: without spaces around it, in the other
 * case, with dashes.
 */
export function likePattern(text: unknown, pattern: string): string | undefined {
  if (typeof text !== "string") return undefined;
  const is = new RegExp(pattern, "u");
  const trimmed = withoutLookAlikes(text.trim());
  const dashed = trimmed.replace(/[^A-Za-z0-9.]+/g, "-").replace(/^-|-$/g, "");
  const tries = [trimmed, trimmed.toLowerCase(), trimmed.toUpperCase(), dashed, dashed.toLowerCase()];
  const secure = trimmed.replace(/^(https?:\/*)+/i, "https://");
  const begun = /^[a-z][a-z0-9+-]*:/i.test(trimmed) ? [secure] : [`/${trimmed}`, `https://${trimmed}`];
  const ways = [...tries, `#${trimmed.toLowerCase()}`, ...begun, `+${trimmed}`];
  return trimmed === "" ? undefined : ways.find((each) => is.test(each));
}

/** Letters of Cyrillic and Greek that look like Latin ones, written as those. */
function withoutLookAlikes(text: string): string {
  return text.replace(/[\u0370-\u052f]/gu, (letter) => {
    const index = LOOK_ALIKE.indexOf(letter);
    return index === -1 ? letter : (LATIN[index] ?? letter);
  });
}

const LOOK_ALIKE = "аеорсухіјѕԛԝһӏοανικρυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХ";
const LATIN = "aeopcyxijsqwhlo" + "avikpux" + "ABEZHIKMNOPTYX" + "ABEKMHOPCTX";

/**
 * A text of a pattern of our schemas, to write in the same way; undefined for a pattern that only its
 * description tells of.
 */
export function examplePattern(pattern: string): string | undefined {
  return EXAMPLES.find((example) => new RegExp(pattern, "u").test(example));
}

/** Texts as our configuration has them, the plainest first. */
const EXAMPLES = [
  "sea-view",
  "en",
  "NL",
  "EUR",
  "#1a2b3c",
  "/guest-policy",
  "/hotels-in-{city}",
  "https://nl.example.org/",
  "https://nl.example.org",
  "14:00",
  "+31",
  "0,1,0",
  "143",
  "Europe/Amsterdam",
  "ROUTE-02",
  "help@example.org",
  "home.title",
  "Organization",
];

function typeWords(type: string, schema: JsonObject): string {
  switch (type) {
    case "integer":
      return `a whole number${rangeWords(schema)}`;
    case "number":
      return `a number${rangeWords(schema)}`;
    case "boolean":
      return "true or false";
    case "array":
      return "a list in [ ]";
    case "object": {
      const names = isJsonObject(schema.properties) ? Object.keys(schema.properties).slice(0, 4) : [];
      const of = names.length > 0 ? ` of ${names.map((name) => `"${name}"`).join(", ")}` : "";
      return `an object in { }${of}`;
    }
    case "string": {
      const example = typeof schema.pattern === "string" ? examplePattern(schema.pattern) : undefined;
      return example === undefined ? "a text in quotes" : `a text like "${example}"`;
    }
    default:
      return type;
  }
}

function rangeWords({ minimum, maximum, exclusiveMinimum }: JsonObject): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of ${minimum} or more`;
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  return maximum === undefined ? "" : ` of ${maximum} or less`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

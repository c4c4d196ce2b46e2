import fc from "fast-check";
import { isJsonObject } from "../json/layer.ts";
import { base } from "./compared-releases.ts";
import { smallConfig } from "./small-config.ts";

export const leavesOf = (
  value: unknown,
  path: readonly (string | number)[],
): { path: typeof path; value: unknown }[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]))
    : [{ path, value }];

const words = fc.stringMatching(/^[A-Z][a-z]{3,12}$/);
export const files = { ...smallConfig, ...base } as Readonly<Record<string, unknown>>;

/** Leaves that may take another value without making the configuration wrong, by how that value is made. */
const EDITS: readonly (readonly [RegExp, (value: unknown) => fc.Arbitrary<unknown>])[] = [
  [
    /^(brands\/\w+\/brand|countries\/\w+|brands\/\w+\/countries\/\w+|domains\/[\w-]+)\.json#.*(name|supportPhone)$/,
    () => words,
  ],
  [/^messages\/.*title$/, () => words],
  [/^messages\/nl\/amenities/, () => words],
  [/^brands\/\w+\/messages/, () => words],
  [
    /maxAgeSeconds|staleSeconds|rooms\.(max|payAtHotelMax)$/,
    (value) => fc.integer({ min: 5, max: 60 }).filter((n) => n !== value),
  ],
  [/accent$/, () => fc.stringMatching(/^#[0-8a-f]{6}$/)],
  [/ratio$/, (value) => fc.double({ min: 0.1, max: 2, noNaN: true }).filter((n) => n !== value)],
  [/head\.index$|hideWizard|experiments.*enabled$/, (value) => fc.constant(!value)],
  [/density$/, (value) => fc.constant(value === "airy" ? "compact" : "airy")],
  [/domains.*\.host$/, () => words.map((word) => `${word.toLowerCase().replace(/[^a-z]/g, "")}x.example`)],
];

interface Edit {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly make: fc.Arbitrary<unknown>;
}

export const edits: readonly Edit[] = Object.entries(files).flatMap(([file, value]) =>
  leavesOf(value, []).flatMap(({ path, value: leaf }) => {
    const found = EDITS.find(([pattern]) => pattern.test(`${file}#${path.join(".")}`));
    return found && !path.includes("$after") ? [{ file, path, make: found[1](leaf) }] : [];
  }),
);

export const someEdit = fc
  .constantFrom(...edits)
  .chain(({ file, path, make }) => make.map((value) => ({ file, path, value })));

export function withValue(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  to: unknown,
): unknown {
  if (key === undefined) return to;
  const object = value as Readonly<Record<string, unknown>> | null | undefined;
  return { ...object, [key]: withValue(object?.[String(key)], rest, to) };
}

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, it } from "vitest";
import { ERROR_CODES, errorMessageId } from "./shell/error-codes.ts";

const NAMESPACES = ["booking-status", "cancellation", "dates", "errors", "guest", "pay", "price", "rooms"];
const folder = new URL("../config/messages/en/", import.meta.url);
const english: Readonly<Record<string, string>> = Object.assign(
  {},
  ...NAMESPACES.map((namespace) => JSON.parse(readFileSync(new URL(`${namespace}.json`, folder), "utf8"))),
);

const source = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");

function usedIds(): readonly string[] {
  const literal = new RegExp(`"((?:${NAMESPACES.join("|")})\\.[a-z][a-z.-]*)"`, "g");
  const fieldCodes = /fieldProblem\([^,()]+(?:\([^)]*\))?[^,()]*,\s*(?:split \? "([a-z-]+)" : )?"([a-z-]+)"/g;
  return [
    ...[...source.matchAll(literal)].map(([, id]) => id as string),
    ...[...source.matchAll(fieldCodes)].flatMap(([, other, code]) =>
      [other, code].filter(Boolean).map((each) => `guest.${each}`),
    ),
    ...ERROR_CODES.map(errorMessageId),
  ];
}

it("[LOC-09] has an English sentence for every message id a rule uses", () => {
  const ids = usedIds();
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => !(id in english))).toEqual([]);
});

it("[LOC-09] keeps the sentences of the specification word for word", () => {
  expect(english).toMatchObject({
    "errors.destination-required": "Please enter your destination",
    "errors.room-categories-empty": "room categories are empty",
    "errors.something-went-wrong": "something went wrong",
    "rooms.minimum": "A minimum of {min} room(s) need to be booked",
    "rooms.between": "A minimum {min} and max {max} rooms can be booked",
    "rooms.maximum": "Maximum {max} rooms can be booked",
    "rooms.max-guests": "Maximum {max} guests are allowed per room",
    "rooms.only-left": "Only {count} room(s) left",
    "dates.moved-from-past": "Your dates were in the past, so we moved them to today.",
  });
});

it("[LOC-09] has sentences that the message format can read", () => {
  for (const [id, text] of Object.entries(english)) expect(() => parse(text), id).not.toThrow();
});

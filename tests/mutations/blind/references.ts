import type { Spot } from "../json-spots.ts";
import { misspell } from "../random.ts";
import type { BlindMutation } from "./blind-mutation.ts";
import { isObject, swapCase, valueAt, valueMutation } from "./by-schema.ts";

/** Names that exist, by kind. */
export type ExistingNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Each reference led to another thing that exists and is of a wrong kind, to nothing, or to its own kind. */
export function referenceMutations(
  spots: readonly Spot[],
  names: ExistingNames,
  fileKind: string,
): BlindMutation[] {
  return spots.flatMap((spot) => {
    const kind = kindOf(spot);
    const value = spot.node.value;
    if (kind === undefined || typeof value !== "string") return [];
    const own = names.get(kind) ?? new Set();
    const judged = (other: string) => (own.has(other) ? "choice" : "mistake");
    const make = (what: string, other: string): BlindMutation =>
      valueMutation(spot, `${kind}: ${what} in ${fileKind}`, other, {
        family: "references",
        verdict: () => judged(other),
      });
    const wrong = [...names].flatMap(([other, all]): BlindMutation[] => {
      const name = [...all].find((each) => !own.has(each));
      return other === kind || name === undefined ? [] : [make(`${article(other)} instead`, name)];
    });
    const same = [...own].find((each) => each !== value);
    return [
      ...wrong,
      make("misspelt", misspell(value, spot.file)),
      make("in another case", swapCase(value)),
      make("emptied", ""),
      make("with a space", `${value} `),
      make("made up", "zzq-nothing"),
      ...(same === undefined ? [] : [make("another of its kind", same)]),
    ];
  });
}

/**
 * Numbers beside each other exchanged, and each made another that its schema allows or plain sense refuses.
 */
export function numberMutations(spots: readonly Spot[], fileKind: string): BlindMutation[] {
  return spots.flatMap((spot) => {
    const value = valueAt(spot.node);
    const mutations: BlindMutation[] = [];
    const make = (kind: string, other: unknown) =>
      mutations.push(valueMutation(spot, `${kind} in ${fileKind}`, other, { family: "numbers" }));
    if (typeof value === "number") {
      make("number negated", -value || -1);
      make("number that is huge", 1e21);
      make("number times ten", value * 10);
      make("number that is no number", "NaN");
    }
    if (isObject(value)) {
      const numbers = Object.entries(value).filter(([, each]) => typeof each === "number");
      const [[first, a] = [], [second, b] = []] = numbers;
      if (first !== undefined && second !== undefined && a !== b) {
        // Two members change: each may be told.
        mutations.push({
          ...valueMutation(
            spot,
            `two numbers exchanged in ${fileKind}`,
            { ...value, [first]: b, [second]: a },
            { family: "numbers" },
          ),
          isGroup: true,
        });
      }
    }
    return mutations;
  });
}

function kindOf({ schema }: Spot): string | undefined {
  if (schema["x-message"] === true) return "message";
  if (schema["x-asset"] === true) return "asset";
  return typeof schema["x-ref"] === "string" ? schema["x-ref"] : undefined;
}

function article(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
}

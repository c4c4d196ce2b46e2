import { isJsonObject, type JsonObject, nearestName, type ReadManifests } from "#renderer/release";

type Manifest = ReadManifests["manifests"][number];

/** A call whose answer a new widget shows, as another widget makes it. */
export interface DataRequest {
  /** Name of the answer in the widget. */
  readonly name: string;
  readonly request: JsonObject;
  /** An answer to render the example with. */
  readonly example: JsonObject;
  /**
   * Way to the list in the answer, and what tells its members apart; undefined for an answer about one thing.
   */
  readonly list?: { readonly member: string; readonly key: string };
  /** Way to the words to show, in a member of the list or in the answer. */
  readonly words: readonly string[];
  /** Those words in the example. */
  readonly shown: string;
}

/**
 * Learns from the widgets there are how an operation is called and what it answers; the one that asks least
 * of the page is the teacher. Throws when no widget makes the call.
 */
export function dataRequest(operation: string, manifests: readonly Manifest[]): DataRequest {
  const known = manifests.flatMap((manifest) =>
    Object.entries(manifest.data ?? {}).flatMap(([name, request]) => {
      const answers = manifest.examples.map(({ data }) => data?.[name]);
      const example = answers.find((answer) => isJsonObject(answer) && wordsIn(answer) !== undefined);
      return isJsonObject(example) && !usesProps(request) ? [{ name, request, example }] : [];
    }),
  );
  const [teacher] = known
    .filter(({ request }) => request.source === operation)
    .sort((a, b) => needs(a.request) - needs(b.request));
  if (!teacher) {
    const sources = [...new Set(known.map(({ request }) => request.source))].sort();
    const near = nearestName(operation, sources);
    const hint = near ? ` Did you mean "${near}"?` : ` Calls to learn from: ${sources.join(", ")}.`;
    throw new Error(`No widget makes the call "${operation}".${hint}`);
  }
  const { list, words, shown } = wordsIn(teacher.example) ?? { words: [], shown: "" };
  const { name, example } = teacher;
  const request: JsonObject = {
    ...teacher.request,
    critical: undefined,
    ...(list && { empty: `/${list.member}` }),
  };
  return { name, request, example, list, words, shown };
}

/** The words an answer is known by: of its first list, else its own, else of something in it. */
function wordsIn(answer: JsonObject): Pick<DataRequest, "list" | "words" | "shown"> | undefined {
  for (const [member, value] of Object.entries(answer)) {
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    const words = isJsonObject(first) ? titleOf(first) : undefined;
    if (isJsonObject(first) && words)
      return { list: { member, key: keyOf(first) ?? words }, words: [words], shown: String(first[words]) };
  }
  const own = titleOf(answer);
  if (own) return { words: [own], shown: String(answer[own]) };
  // What an answer is about is the fullest thing in it.
  const things = Object.entries(answer).flatMap(([member, value]) => {
    const words = isJsonObject(value) ? titleOf(value) : undefined;
    if (!isJsonObject(value) || !words) return [];
    return [{ words: [member, words], shown: String(value[words]), size: Object.keys(value).length }];
  });
  return things.sort((a, b) => b.size - a.size)[0];
}

function titleOf(thing: JsonObject): string | undefined {
  return ["name", "title", "hotel_name"].find(
    (name) => typeof thing[name] === "string" && thing[name] !== "",
  );
}

function keyOf(thing: JsonObject): string | undefined {
  return Object.keys(thing).find(
    (name) => /^(id|slug|\w+_id|\w+Id)$/.test(name) && ["string", "number"].includes(typeof thing[name]),
  );
}

function usesProps(request: unknown): boolean {
  return JSON.stringify(request).includes('"$props.');
}

/** How much of an address or a search a request needs before it is made. */
function needs(request: unknown): number {
  return JSON.stringify(request).match(/"\$(route|query|search)\./g)?.length ?? 0;
}

import { messagesOf } from "../../site/messages-of.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { CONFIG_KINDS, configKinds } from "../read/config-kinds.ts";
import { stackOf } from "./explain-provenance.ts";
import { kindOfPath, locateValue } from "./explain-release.ts";
import { memberOf } from "./explain-sources.ts";
import type { ValueInsight } from "./inspect-page.ts";
import type { ReleaseResult } from "./release-result.ts";

/**
 * The values at a path, or the first word of the path that leads nowhere and the words that would lead on.
 */
export type FoundValues =
  | { readonly ok: true; readonly values: readonly ValueInsight[] }
  | { readonly ok: false; readonly word: string; readonly known: readonly string[] };

/**
 * Values at a path as `explain` takes it, objects leaf by leaf. For `messages.<id>` the text in `locale`: the
 * brand's own over the shared one, English standing in last.
 */
export function inspectValue(
  { provenance, release }: Pick<ReleaseResult, "provenance" | "release">,
  siteId: string,
  path: string,
  locale: string,
): FoundValues {
  const segments = path.split(".");
  const [head = "", second = "", ...others] = segments;
  const site = release?.sites[siteId];
  if (head === "messages" && release && site) {
    const asked = second in release.messages && others.length > 1 ? second : locale;
    const id = path.slice(asked === second ? `messages.${second}.`.length : "messages.".length);
    const stack = stackOf(provenance, provenance.message(id, asked, site.brand.id));
    if (stack.length > 0) return { ok: true, values: [{ path, value: stack[0]?.value, stack }] };
    return { ok: false, word: id, known: Object.keys(messagesOf(release, site.brand.id, asked)) };
  }
  if (!HEADS.includes(head)) return { ok: false, word: head, known: HEADS };
  const located = locateValue(provenance, siteId, segments);
  if (!located) return { ok: false, word: second, known: idsUnder(head, provenance, release, siteId) };
  const { record, path: at } = located;
  const value = memberOf(record.value, at);
  const missing = value === undefined ? missingWord(record.value, at) : undefined;
  if (missing && stackOf(provenance, record.sources(at)).length === 0) return { ok: false, ...missing };
  const values = leavesUnder(value).map((leaf): ValueInsight => {
    const whole = [...at, ...leaf];
    const lock = record.lockOf(whole);
    return {
      path: [path, ...leaf].join("."),
      value: memberOf(record.value, whole),
      stack: stackOf(provenance, record.sources(whole)),
      ...(lock && {
        lockedBy: { layer: lock.layer, file: lock.file, ...provenance.positionOf(lock.file, lock.at) },
      }),
    };
  });
  return { ok: true, values };
}

const HEADS = configKinds.flatMap((kind) => CONFIG_KINDS[kind].path ?? []);

function idsUnder(
  head: string,
  provenance: ReleaseResult["provenance"],
  release: ReleaseResult["release"],
  siteId: string,
): readonly string[] {
  const kind = kindOfPath(head);
  if (kind === undefined) return [];
  const { layered, part } = CONFIG_KINDS[kind];
  if (layered) return provenance.idsOf(siteId, kind);
  const records = part === undefined ? release?.sites[siteId]?.experiments : memberOf(release, [part]);
  return Object.keys(records ?? {});
}

/** The first word of a path that is not there, and its neighbours as an address names them. */
function missingWord(value: unknown, path: JsonPath): { word: string; known: readonly string[] } | undefined {
  let at = value;
  for (const segment of path) {
    const next = memberOf(at, [segment]);
    if (next === undefined) return { word: String(segment), known: wordsIn(at) };
    at = next;
  }
  return undefined;
}

function wordsIn(value: unknown): readonly string[] {
  if (!isJsonObject(value)) return [];
  const { slots, nodes } = value;
  return [
    ...Object.keys(value),
    ...[slots, nodes].flatMap((inner) => (isJsonObject(inner) ? Object.keys(inner) : [])),
  ];
}

function leavesUnder(value: unknown): readonly JsonPath[] {
  if (!isJsonObject(value) || Object.keys(value).length === 0) return [[]];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "$schema" ? [] : leavesUnder(member).map((leaf) => [key, ...leaf]),
  );
}

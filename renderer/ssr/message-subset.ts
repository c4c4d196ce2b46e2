import type { MessageCatalogue } from "../site/message-catalogue.ts";
import { escapeJson } from "./escape-html.ts";

const subsets = new WeakMap<MessageCatalogue, Map<string, MessageCatalogue>>();

/** Messages of some namespaces (the part of an id before the first dot); made once per catalogue and set. */
export function messageSubset(
  catalogue: MessageCatalogue,
  namespaces: ReadonlySet<string>,
): MessageCatalogue {
  const known = subsets.get(catalogue) ?? new Map<string, MessageCatalogue>();
  subsets.set(catalogue, known);
  const key = [...namespaces].sort().join();
  let subset = known.get(key);
  if (!subset) {
    subset = Object.fromEntries(
      Object.entries(catalogue).filter(([id]) => namespaces.has(id.split(".", 1)[0] ?? "")),
    );
    known.set(key, subset);
  }
  return subset;
}

const written = new WeakMap<MessageCatalogue, string>();

/** A catalogue as JSON for the page's script element, written once. */
export function messagesJson(catalogue: MessageCatalogue): string {
  const json = written.get(catalogue) ?? escapeJson(catalogue);
  written.set(catalogue, json);
  return json;
}

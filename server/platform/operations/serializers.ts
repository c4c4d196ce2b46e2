import type { AnySchemaObject } from "ajv/dist/2020.js";
import fastJsonStringify, { type Schema } from "fast-json-stringify";

/** Writes a value as JSON, with what its schema knows and nothing else. */
export type Serializer = (value: unknown) => string;

/**
 * Serialisers by the reference of a schema, `<$id>#<pointer>`, each made when first used and kept. One is
 * made of the documents that its schema leads to: with all of them a start of the server spent most of its
 * time on reading each document again for each call.
 */
export function createSerializers(documents: readonly AnySchemaObject[]): (ref: string) => Serializer {
  const byId = new Map(documents.map((document) => [String(document.$id), document]));
  const made = new Map<string, Serializer>();
  const make = (ref: string): Serializer =>
    fastJsonStringify({ $ref: ref }, { schema: reachedFrom(ref, byId) });
  return (ref) => (value) => {
    const serializer = made.get(ref) ?? make(ref);
    made.set(ref, serializer);
    return serializer(value);
  };
}

/** The document of a reference and those that it leads to, by id. */
function reachedFrom(ref: string, byId: ReadonlyMap<string, AnySchemaObject>): Record<string, Schema> {
  const reached: Record<string, Schema> = {};
  const visit = (id: string) => {
    const document = byId.get(id);
    if (!document || reached[id]) return;
    reached[id] = document as unknown as Schema;
    for (const [, next = ""] of JSON.stringify(document).matchAll(/"\$ref":"([^"#]+)#/g)) visit(next);
  };
  visit(ref.split("#")[0] ?? "");
  return reached;
}

import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { SchemaNode } from "../../../renderer/release/json/schema-node.ts";

/**
 * Whether a plain checker of JSON Schema accepts a value. It knows the keywords of the standard and of its
 * own formats alone: keywords and formats of ours mean nothing to it.
 */
export function createSchemaOracle(): (
  schema: SchemaNode,
  root: SchemaNode,
  value: unknown,
  isSparse: boolean,
) => boolean {
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: true, validateSchema: false });
  addFormats.default(ajv);
  const whole = new WeakMap<SchemaNode, ValidateFunction>();
  const sparse = new WeakMap<SchemaNode, ValidateFunction>();
  return (schema, root, value, isSparse) => {
    const compiled = isSparse ? sparse : whole;
    let validate = compiled.get(schema);
    if (!validate) {
      const { $ref: _, $id: _id, $schema: _s, ...own } = schema;
      const full = { ...own, ...(root.$defs !== undefined && { $defs: root.$defs }) };
      validate = ajv.compile(isSparse ? withoutRequired(full) : full);
      compiled.set(schema, validate);
    }
    return validate(value);
  };
}

function withoutRequired(schema: SchemaNode): SchemaNode {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "required" && Array.isArray(value) ? undefined : value,
  ) as SchemaNode;
}

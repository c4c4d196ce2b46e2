import { join } from "node:path";
import { type JsonFile, vendorSchema } from "#renderer/release";
import type { WidgetManifest } from "#schemas";
import type { GeneratedFile } from "./generated-file.ts";
import type { LibrarySchema } from "./schema-library.ts";
import { isSchemaNode } from "./schema-node.ts";
import { namesIn } from "./source-json.ts";

/**
 * The schema that vendors' files name: what the widgets open to them, so that an editor offers exactly that
 * (MODE-05).
 */
export async function vendorSchemaFile(
  root: string,
  base: LibrarySchema,
  manifests: ReadonlyMap<string, JsonFile>,
): Promise<GeneratedFile> {
  const files = await namesIn(join(root, "config/domains"));
  const domains = files
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return {
    path: "schemas/generated/config/microsite.vendor.schema.json",
    inputs: [base.source.text, domains.join(), ...[...manifests.values()].map(({ text }) => text)],
    build: () => {
      // `validate` says what is wrong in a manifest; one without props opens nothing.
      const widgets = [...manifests.values()]
        .map(({ value }) => value as WidgetManifest)
        .filter(({ props }) => isSchemaNode(props));
      return `${JSON.stringify(vendorSchema({ base: base.schema, widgets, domains }), null, 2)}\n`;
    },
  };
}

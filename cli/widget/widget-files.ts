import { jsonText } from "#renderer/release";
import { camelCase, pascalCase } from "../generate/schema-node.ts";

/** Files of a new widget: a heading and a line of text from messages, plain HTML, with a test that renders its example. */
export function widgetFiles(name: string): ReadonlyMap<string, string> {
  const folder = `widgets/${name}`;
  return new Map([
    [`${folder}/widget.json`, manifest(name)],
    [`${folder}/${name}.tsx`, view(name)],
    [`${folder}/${name}.module.css`, styles(name)],
    [`${folder}/${name}.test.tsx`, test(name)],
  ]);
}

function manifest(name: string): string {
  const title = { type: "string", minLength: 1, description: "Words of the heading." };
  return jsonText({
    $schema: "../../schemas/widget.schema.json",
    name,
    version: 1,
    description: `A heading (${name}).`,
    category: "content",
    props: { type: "object", additionalProperties: false, required: ["title"], properties: { title } },
    render: { hydrate: "none" },
    examples: [{ title: "With a title", props: { title: "Good morning" } }],
  });
}

function view(name: string): string {
  const type = pascalCase(name);
  return `import type { WidgetViewProps } from "#renderer";
import type { ${type}Data, ${type}Props } from "#schemas/generated/widgets/${name}.ts";
import styles from "./${name}.module.css";

/** A heading. */
export function ${type}({ id, props }: WidgetViewProps<${type}Props, ${type}Data>) {
  return (
    <section className={styles.${camelCase(name)}} aria-labelledby={\`\${id}-title\`}>
      <h2 id={\`\${id}-title\`}>{props.title}</h2>
    </section>
  );
}
`;
}

function styles(name: string): string {
  return `.${camelCase(name)} {
  padding-block: var(--space-4);
  color: var(--color-text);
}
`;
}

function test(name: string): string {
  const type = pascalCase(name);
  return `import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import manifest from "./widget.json" with { type: "json" };
import { ${type} } from "./${name}.tsx";

describe("${name}", () => {
  it("shows its title as a heading", () => {
    const [example] = manifest.examples;
    const html = renderToStaticMarkup(
      <${type} id="main.example" props={{ title: example?.props.title ?? "" }} data={{}} errors={{}} slots={{}} />,
    );
    expect(html).toContain("Good morning</h2>");
  });
});
`;
}

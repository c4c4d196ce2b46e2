import { jsonText } from "#renderer/release";
import { camelCase, pascalCase } from "../generate/schema-node.ts";
import type { DataRequest } from "./data-request.ts";

export interface WidgetRequest {
  readonly name: string;
  readonly category: string;
  readonly hydrate: string;
  /** A call whose answer the widget shows. */
  readonly data?: DataRequest;
  /** A message that is there, for the heading of the example. */
  readonly heading: string;
}

/**
 * Files of a new widget: a heading, and an answer when it asks for one, with a test that renders its example.
 */
export function widgetFiles(request: WidgetRequest): ReadonlyMap<string, string> {
  const { name } = request;
  const folder = `widgets/${name}`;
  return new Map([
    [`${folder}/widget.json`, manifest(request)],
    [`${folder}/${name}.tsx`, view(request)],
    [`${folder}/${name}.module.css`, styles(name)],
    [`${folder}/${name}.test.tsx`, test(request)],
  ]);
}

function manifest({ name, category, hydrate, data, heading }: WidgetRequest): string {
  const title = { type: "string", "x-message": true, description: "Message id of the heading." };
  return jsonText({
    $schema: "../../schemas/widget.schema.json",
    name,
    version: 1,
    description: data
      ? `A heading and what ${String(data.request.source)} answers (${name}).`
      : `A heading (${name}).`,
    category,
    props: { type: "object", additionalProperties: false, required: ["title"], properties: { title } },
    ...(data && { data: { [data.name]: data.request } }),
    render: { hydrate, ...(data?.list && { onEmpty: "hide" }) },
    examples: [
      {
        title: data ? "With an answer" : "With a title",
        props: { title: heading },
        ...(data && { data: { [data.name]: data.example } }),
      },
    ],
  });
}

function view({ name, data }: WidgetRequest): string {
  const type = pascalCase(name);
  const takes = data ? "{ id, props, data }" : "{ id, props }";
  return `import { useT, type WidgetViewProps } from "#renderer";
import type { ${type}Data, ${type}Props } from "#schemas/generated/widgets/${name}.ts";
import styles from "./${name}.module.css";

/** ${data ? `A heading and what ${String(data.request.source)} answers.` : "A heading."} */
export function ${type}(${takes}: WidgetViewProps<${type}Props, ${type}Data>) {
  const t = useT();
  return (
    <section className={styles.${camelCase(name)}} aria-labelledby={\`\${id}-title\`}>
      <h2 id={\`\${id}-title\`}>{t(props.title)}</h2>
${data ? answer(data) : ""}    </section>
  );
}
`;
}

function answer({ name, list, words }: DataRequest): string {
  if (!list) return `      <p>{data.${name}?.${words.join("?.")}}</p>\n`;
  return `      <ul>
        {data.${name}?.${list.member}.map((item) => (
          <li key={item.${list.key}}>{item.${words.join("?.")}}</li>
        ))}
      </ul>
`;
}

function styles(name: string): string {
  return `.${camelCase(name)} {
  padding-block: var(--space-4);
  color: var(--color-text);
}
`;
}

function test({ name, data }: WidgetRequest): string {
  const type = pascalCase(name);
  const types = data ? `import type { ${type}Data } from "#schemas/generated/widgets/${name}.ts";\n` : "";
  const given = data ? `{example?.data as unknown as ${type}Data}` : "{{}}";
  const says = data ? "shows its title and the answer" : "shows its title as a heading";
  const check = data ? `\n    expect(html).toContain(${JSON.stringify(escaped(data.shown))});` : "";
  return `import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
${types}import manifest from "./widget.json" with { type: "json" };
import { ${type} } from "./${name}.tsx";

describe("${name}", () => {
  it("${says}", () => {
    const [example] = manifest.examples;
    const title = example?.props.title ?? "";
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" messages={{ [title]: "Good morning" }}>
        <${type} id="main.example" props={{ title }} data=${given} errors={{}} slots={{}} />
      </IntlProvider>,
    );
    expect(html).toContain("Good morning</h2>");${check}
  });
});
`;
}

/** Words as React writes them into HTML. */
function escaped(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}

import "../../ui/testing/patience.ts";
import { registry } from "#widgets/registry";
import { renderExample } from "../../../tests/support/example-node.tsx";
import { realRelease } from "../../../tests/support/real-release.ts";

export interface ExampleInput {
  readonly site?: string;
  readonly locale?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly route?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Renders a widget on a real site as the server does. Today is 15 January 2027. */
export async function renderWidget(name: string, input: ExampleInput = {}) {
  const release = await realRelease();
  const { site = "wrenhollow-nl", locale = "en", props = {}, ...rest } = input;
  const entry = registry[name];
  const found = release.sites[site];
  if (!entry || !found) throw new Error(`No widget ${name} or no site ${site}.`);
  return renderExample(release, found, locale, entry.manifest, { title: "test", props, ...rest });
}

/** Data of a widget's example, by its title. */
export function exampleData(name: string, title: string): Readonly<Record<string, unknown>> {
  const example = registry[name]?.manifest.examples.find((each) => each.title === title);
  if (!example?.data) throw new Error(`Widget ${name} has no example "${title}" with data.`);
  return example.data;
}

/** The rendered HTML as elements, for questions a guest could ask of it. */
export function elementOf(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

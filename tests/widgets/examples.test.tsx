import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import axe from "axe-core";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Release } from "#renderer";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { WidgetProviders } from "../../renderer/view/widget-providers.tsx";
import { renderExample } from "../support/example-node.tsx";
import { projectRoot, realRelease } from "../support/real-release.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const file of readdirSync(join(projectRoot, "schemas/api")).filter((name) =>
  name.endsWith(".schema.json"),
)) {
  ajv.addSchema(JSON.parse(readFileSync(join(projectRoot, "schemas/api", file), "utf8")));
}

/** One site per brand and direction: the gallery of every widget. */
const places = [
  { site: "solvanta-in", locale: "en" },
  { site: "wrenhollow-nl", locale: "nl" },
  { site: "solvanta-ae", locale: "ar" },
] as const;

let release: Release;
beforeAll(async () => {
  release = await realRelease();
}, 60_000);

const consoleErrors = vi.spyOn(console, "error").mockImplementation(() => {});
const consoleWarnings = vi.spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

function noise(): string[] {
  return [...consoleErrors.mock.calls, ...consoleWarnings.mock.calls].map((call) =>
    call.map(String).join(" ").slice(0, 400),
  );
}

describe.each(Object.keys(registry))("widget %s", (name) => {
  const { manifest, view: View } = registry[name] as (typeof registry)[string];

  it("has examples that its own contract accepts", () => {
    const validateProps = ajv.compile(manifest.props);
    const problems: string[] = [];
    for (const example of manifest.examples) {
      if (!validateProps(example.props))
        problems.push(`${example.title}: props ${ajv.errorsText(validateProps.errors)}`);
      for (const [request, answer] of Object.entries(example.data ?? {})) {
        const source = manifest.data?.[request]?.source as keyof typeof operationTable;
        const operation = operationTable[source];
        const resource = operation?.file.replace(/^.*\/|\.schema\.json$/g, "");
        const validateAnswer = operation && ajv.getSchema(`staywright:api/${resource}${operation.output}`);
        if (validateAnswer && !validateAnswer(answer))
          problems.push(`${example.title}: data.${request} ${ajv.errorsText(validateAnswer.errors)}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it("names the message namespaces its island uses", () => {
    if (manifest.render.hydrate === "none") return;
    const missing = (manifest.messages ?? []).filter(
      (namespace) => !Object.keys(release.messages.en ?? {}).some((id) => id.startsWith(`${namespace}.`)),
    );
    expect(missing).toEqual([]);
  });

  describe.each(places)("on $site in $locale", ({ site, locale }) => {
    it.each(manifest.examples.map((example) => [example.title, example] as const))(
      "[CMS-04] renders silently, hydrates without a mismatch and passes axe: %s",
      async (_title, example) => {
        consoleErrors.mockClear();
        consoleWarnings.mockClear();
        const siteOf = release.sites[site];
        if (!siteOf) throw new Error(`No site ${site}`);
        const rendered = renderExample(release, siteOf, locale, manifest, example);
        expect(rendered.thrown).toEqual([]);
        expect(noise()).toEqual([]);

        document.documentElement.lang = rendered.page.language.contentLanguage;
        document.documentElement.dir = rendered.page.dir;
        document.body.innerHTML = `<main>${rendered.html}</main>`;
        const place = document.querySelector<HTMLElement>("[data-island]");
        const island = place ? rendered.islands[place.dataset.island ?? ""] : undefined;
        if (place && island) {
          const mismatches: unknown[] = [];
          const root = await act(async () =>
            hydrateRoot(
              place,
              <WidgetProviders environment={rendered.environment}>
                <View
                  id={place.dataset.island ?? ""}
                  props={island.p}
                  data={island.d ?? {}}
                  errors={island.e ?? {}}
                  slots={{}}
                />
              </WidgetProviders>,
              {
                identifierPrefix: `${place.dataset.island}-`,
                onRecoverableError: (error) => mismatches.push(error),
              },
            ),
          );
          expect(mismatches).toEqual([]);
          expect(noise()).toEqual([]);
          await checkAxe();
          await act(async () => root.unmount());
        } else {
          await checkAxe();
        }
      },
    );
  });
});

async function checkAxe(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    // Colours and whole-page structure are checked in a real browser; here a widget stands alone.
    rules: {
      "color-contrast": { enabled: false },
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "heading-order": { enabled: false },
    },
  });
  expect(
    violations.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.html)
          .join(" | ")
          .slice(0, 300)}`,
    ),
  ).toEqual([]);
}

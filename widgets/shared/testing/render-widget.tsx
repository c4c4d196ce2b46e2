import "../../ui/testing/patience.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createIntl } from "react-intl";
import type { PageContext, SourceFailure } from "#renderer";
import type { OperationCaller } from "../../../renderer/data/operation-caller.ts";
import type { NavigateOptions } from "../../../renderer/view/use-navigate-to.ts";
import { SiteProvider } from "../../../renderer/view/use-site.ts";
import { WidgetProviders } from "../../../renderer/view/widget-providers.tsx";
import type { WidgetManifest, WidgetView } from "../../../renderer/view/widget-registry.ts";
import { buildPage } from "./build-page.ts";

interface WidgetUnderTest {
  readonly props?: object;
  readonly data?: object;
  readonly errors?: Readonly<Record<string, SourceFailure>>;
  readonly slots?: Readonly<Record<string, React.ReactNode>>;
  readonly page?: Partial<PageContext>;
  /** Answers the widget's own calls; every call fails without it. */
  readonly caller?: (
    id: string,
    input: never,
    options?: { idempotencyKey?: string; signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Leaves what other islands of the page would have left. */
  readonly before?: (shared: QueryClient) => void;
  /** Whether a page that is asked for does not come. */
  readonly isLost?: () => boolean;
}

/**
 * Puts a widget on a page as the renderer would, with the English words of the configuration. Records where
 * it navigates to.
 */
export function renderWidget(
  View: WidgetView,
  { props = {}, data = {}, errors = {}, slots = {}, page, caller, before, isLost }: WidgetUnderTest,
) {
  const visited: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  before?.(queryClient);
  const environment = {
    ...environmentOf(page),
    islands: {
      queryClient,
      caller: (caller ?? (() => Promise.reject(new Error("No call was expected.")))) as OperationCaller,
      navigate(href: string, options?: NavigateOptions) {
        visited.push(href);
        if (isLost?.()) options?.onLost?.();
      },
    },
  };
  const result = render(
    <SiteProvider value={{ brand: { contact: { phone: "+31 30 000 0140" } } } as never}>
      <WidgetProviders environment={environment}>
        <View id="main.test" props={props} data={data} errors={errors} slots={slots} />
      </WidgetProviders>
    </SiteProvider>,
  );
  return { ...result, visited, queryClient };
}

/** A page with the English words of the configuration. */
export function environmentOf(page?: Partial<PageContext>) {
  return {
    page: buildPage(page),
    intl: createIntl({
      locale: "en",
      messages: words,
      onError: (error) => {
        throw error;
      },
    }),
  };
}

/** Props, data and errors of an example by its title. */
export function exampleOf(manifest: unknown, title: string) {
  const found = (manifest as WidgetManifest).examples.find((example) => example.title === title);
  if (!found) throw new Error(`No example "${title}".`);
  const { props, data, errors, query } = structuredClone(found);
  return { props, data, errors, page: query ? { query } : {} } as WidgetUnderTest;
}

const folder = join(import.meta.dirname, "../../../config/messages/en");
const words: Record<string, string> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))),
);

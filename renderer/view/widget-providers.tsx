import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Provider, ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import type { OperationCaller } from "../data/operation-caller.ts";
import { CallerContext } from "./caller-context.ts";
import type { PageContext } from "./page-context.ts";
import type { WidgetIntl } from "./use-intl.ts";
import { type Navigate, NavigateContext } from "./use-navigate-to.ts";
import { PageContextProvider } from "./use-page.ts";

export interface WidgetEnvironment {
  readonly page: PageContext;
  readonly intl: WidgetIntl;
  /** Absent for nodes that never reach the browser: they ask for data in their manifest only. */
  readonly islands?: IslandEnvironment;
}

export interface IslandEnvironment {
  readonly queryClient: QueryClient;
  readonly caller: OperationCaller;
  readonly navigate: Navigate;
}

/** Widgets read it with the `useIntl` of this folder, which asks for no more than that. */
const IntlProvider = RawIntlProvider as Provider<WidgetIntl>;

/** Gives one node what its hooks read. Each node has its own: nodes share no React context. */
export function WidgetProviders({
  environment,
  children,
}: {
  environment: WidgetEnvironment;
  children: ReactNode;
}) {
  const { page, intl, islands } = environment;
  const inner = (
    <PageContextProvider value={page}>
      <IntlProvider value={intl}>{children}</IntlProvider>
    </PageContextProvider>
  );
  if (!islands) return inner;
  return (
    <NavigateContext.Provider value={islands.navigate}>
      <CallerContext.Provider value={islands.caller}>
        <QueryClientProvider client={islands.queryClient}>{inner}</QueryClientProvider>
      </CallerContext.Provider>
    </NavigateContext.Provider>
  );
}

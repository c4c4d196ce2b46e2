import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { registry } from "#widgets/registry";
import { ClosePopupContext } from "../../renderer/view/use-close-popup.ts";
import { WidgetProviders } from "../../renderer/view/widget-providers.tsx";
import { renderWidget } from "../search-box/testing/example-page.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { CountrySelector } from "./country-selector.tsx";

const answer = registry["country-list"]?.manifest.examples[0]?.data?.sites;

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(caller: () => Promise<unknown>, locale = "en") {
  const { environment } = await renderWidget("country-selector", { locale });
  if (!environment.islands) throw new Error("No island.");
  const islands = {
    ...environment.islands,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    caller: caller as never,
  };
  const close = vi.fn();
  const result = render(
    <WidgetProviders environment={{ ...environment, islands }}>
      <ClosePopupContext.Provider value={close}>
        <CountrySelector id="modal.countrySelector" props={{}} data={{}} errors={{}} slots={{}} />
      </ClosePopupContext.Provider>
    </WidgetProviders>,
  );
  return { ...result, close };
}

describe("CountrySelector", () => {
  it("[MODAL-08] lists the brand's countries by part of the world and marks where the guest is", async () => {
    const { container } = await open(async () => answer);
    expect(await screen.findByRole("heading", { name: "Europe" }, { timeout: 10_000 })).toBeTruthy();
    const here = container.querySelector('[aria-current="true"]') as HTMLElement;
    expect(within(here).getByText("Nederland").getAttribute("lang")).toBe("nl");
    expect(screen.getByRole("link", { name: /United Kingdom/ }).getAttribute("href")).toBe(
      "/_site/wrenhollow-uk",
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it("[MODAL-08] narrows while the guest types, says how many are left, and is walked with the arrow keys", async () => {
    await open(async () => answer);
    await screen.findByRole("heading", { name: "Europe" }, { timeout: 10_000 });
    const field = screen.getByRole("searchbox");
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, "united");
    expect(screen.getByRole("status").textContent).toBe("2 countries");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toContain("United Kingdom");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toContain("United Arab Emirates");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, "atlantis");
    expect(screen.getByRole("status").textContent).toBe("No country by that name");
  });

  it("[MODAL-08] says when the list is missing and asks for it again", async () => {
    const caller = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(answer);
    await open(caller);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Europe" }, { timeout: 10_000 })).toBeTruthy();
  });

  it("[MODAL-01] closes", async () => {
    const { close } = await open(async () => answer);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(close).toHaveBeenCalledOnce();
  });
});

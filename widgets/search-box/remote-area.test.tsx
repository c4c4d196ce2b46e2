import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { LISBON, mountIsland } from "./testing/mount-search-box.tsx";

const props = { variant: "hero", hint: "search.hint", nearMe: true };
const named = (displayName: string): readonly Suggestion[] => [{ ...LISBON, id: displayName, displayName }];
const listed = () => screen.queryAllByRole("option").map((option) => option.textContent);

/** Answers that come when the test says so, by what was asked. */
let waiting: Map<string, { resolve: (found: readonly Suggestion[]) => void; reject: (cause: Error) => void }>;
const suggest = (query: string) =>
  new Promise<readonly Suggestion[]>((resolve, reject) => waiting.set(query, { resolve, reject }));

beforeEach(() => {
  waiting = new Map();
  localStorage.clear();
});
afterEach(cleanup);

describe("suggestions, an area that is filled from afar", () => {
  it("[STATE-01] starts, loads and keeps what it had while it asks again", async () => {
    await mountIsland("search-box", { props, suggest });
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "li");
    await screen.findByText("Loading …");
    await expect.poll(() => waiting.has("li")).toBe(true);
    waiting.get("li")?.resolve(named("Lima"));
    await screen.findByRole("option", { name: /Lima/ });
    expect(screen.queryByText("Loading …")).toBeNull();
    await userEvent.type(field, "s");
    await expect.poll(() => waiting.has("lis")).toBe(true);
    expect(listed()).toEqual([expect.stringContaining("Lima")]);
    waiting.get("lis")?.resolve(named("Lisbon"));
    await screen.findByRole("option", { name: /Lisbon/ });
    expect(listed()).toHaveLength(1);
  });

  it("[STATE-01] never shows a late answer to an older request over a newer one", async () => {
    await mountIsland("search-box", { props, suggest });
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "li");
    await expect.poll(() => waiting.has("li")).toBe(true);
    await userEvent.type(field, "s");
    await expect.poll(() => waiting.has("lis")).toBe(true);
    waiting.get("lis")?.resolve(named("Lisbon"));
    await screen.findByRole("option", { name: /Lisbon/ });
    waiting.get("li")?.resolve(named("Lima"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listed()).toEqual([expect.stringContaining("Lisbon")]);
  });

  it("[STATE-01] [STATE-02] says that it failed and goes on with the next request", async () => {
    await mountIsland("search-box", { props, suggest });
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "li");
    await expect.poll(() => waiting.has("li")).toBe(true);
    waiting.get("li")?.reject(new Error("down"));
    await screen.findByText("Suggestions did not load. You can still search for what you typed.");
    await userEvent.type(field, "s");
    await expect.poll(() => waiting.has("lis")).toBe(true);
    waiting.get("lis")?.resolve(named("Lisbon"));
    await screen.findByRole("option", { name: /Lisbon/ });
    expect(screen.queryByText(/Suggestions did not load/)).toBeNull();
  });
});

import { expect, it } from "vitest";
import { buildPage } from "../testing/build-page.ts";
import { stayHref } from "./stay-href.ts";

const stay = { checkin: "2026-12-20", checkout: "2026-12-22" };

it.each(["true", undefined])(
  "keeps breakfast for other dates where it was chosen: %s",
  (breakfastSelected) => {
    const chosen: Record<string, string> = breakfastSelected ? { breakfastSelected } : {};
    const page = buildPage({ query: { checkin: "18/12/2026", checkout: "20/12/2026", ...chosen } });
    const href = new URL(stayHref(page, stay), "https://x.example");
    expect(href.searchParams.get("breakfastSelected") ?? undefined).toBe(breakfastSelected);
    expect(href.searchParams.get("checkin")).toBe("20/12/2026");
  },
);

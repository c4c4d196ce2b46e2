import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Facts } from "./facts.tsx";

afterEach(cleanup);

describe("Facts", () => {
  it("stands each fact for itself, and what is empty for nothing", () => {
    const { container } = render(
      <Facts>
        {"Two nights"}
        {""}
        {false}
        <b>Two guests</b>
      </Facts>,
    );
    expect(container.textContent).toBe("Two nights Two guests");
    expect(container.querySelectorAll("span")).toHaveLength(2);
  });

  it("draws the dots of all widgets but where a text is one line or is not seen", () => {
    const files = readdirSync("widgets", { recursive: true, encoding: "utf8" })
      .map((path) => `widgets/${path.replaceAll("\\", "/")}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/generated\//.test(path));
    expect(files.length).toBeGreaterThan(300);
    const withDots = files.filter((path) => /[`"'>{ ]·|\\u00b7/.test(codeOf(path)));
    expect(withDots.sort()).toEqual([
      "widgets/room-list/room-card.tsx",
      "widgets/search-modal/stay-form.tsx",
      "widgets/shared/search/tag-names.ts",
    ]);
  });
});

/** A file without what its comments say. */
function codeOf(path: string): string {
  return readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

import { expect, it } from "vitest";
import { iconSheet, shortReferences } from "./icon-sheet.ts";

const of = (id: string) => (id === "gone" ? "" : `<symbol id="${id}"/>`);
const icon = (id: string) => `<svg><use href="#${id}"></use></svg>`;

it("writes each icon that is used once, in the order of their first use", () => {
  expect(iconSheet(icon("b") + icon("a") + icon("b"), of)).toBe(
    '<svg id="icons" style="display:none"><symbol id="b"/><symbol id="a"/></svg>',
  );
});

it("writes nothing where nothing is drawn", () => {
  expect(iconSheet("<p>#a</p>", of)).toBe("");
  expect(iconSheet(icon("gone"), of)).toBe("");
});

it("shortens references, which still draw the same", () => {
  const html = `<p>${icon("b")}${icon("a")}</p>`;
  const short = shortReferences(html);
  expect(short.length).toBe(html.length - 2 * "</use".length);
  expect(iconSheet(short, of)).toBe(iconSheet(html, of));
});

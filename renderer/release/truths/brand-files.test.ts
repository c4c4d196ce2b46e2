import { describe, expect, it } from "vitest";
import { checkBrandFiles } from "./brand-files.ts";

const told = (name: string, content: string | Buffer) =>
  checkBrandFiles(new Map([[`alba/${name}`, Buffer.from(content as string)]])).map(
    ({ code, file, line }) => `${file}:${line} ${code}`,
  );

describe("pictures of a brand", () => {
  it.each([
    ["a.svg", '<?xml version="1.0"?>\n<!-- by hand -->\n<svg viewBox="0 0 1 1"><use href="#a"/></svg>'],
    ["a.svg", '\uFEFF<svg><rect fill="url(#grey)"/></svg>'],
    ["a.svg", `<svg><rect fill="url('#grey')"/><g style='fill:url("#a")'/></svg>`],
    ["a.svg", '<svg><rect fill="url( #grey )"/><g style="fill:url(&quot;#a&quot;)"/></svg>'],
    ["a.svg", "<svg><style>a{fill:url( ' data:image/png;base64,iVBORw0' )}</style></svg>"],
    ["a.png", Buffer.from("89504e470d0a1a0a0000000d", "hex")],
    ["a.webp", "RIFF1234WEBPVP8 "],
    ["a.svg", "<svg/>"],
    ["a.txt", "notes"],
  ])("may be what their names say: %s", (name, content) => {
    expect(told(name, content)).toEqual([]);
  });

  it.each([
    ["a.svg", Buffer.from("89504e470d0a1a0a", "hex")],
    ["a.svg", ""],
    ["a.svg", "<html><svg></svg></html>"],
    ["a.png", "<svg></svg>"],
    ["a.ico", ""],
  ])("are told of where no browser shows them: %s", (name, content) => {
    expect(told(name, content)).toEqual([`config/brands/alba/assets/${name}:1 not-a-picture`]);
  });

  it.each([
    "<script>alert(1)</script>",
    '<g onload="alert(1)"/>',
    '<a href="javascript:alert(1)"/>',
    '<image xlink:href="https://elsewhere.example/a.png"/>',
    "<style>@import url(https://elsewhere.example/a.css)</style>",
    '<rect fill="url(https://elsewhere.example/a.svg#x)"/>',
    `<rect fill="url( 'https://elsewhere.example/a.svg#x' )"/>`,
    '<rect style="fill:url(&quot;https://elsewhere.example/a.svg#x&quot;)"/>',
    '<rect fill="url( a.svg#x)"/>',
    '<rect fill="url()"/>',
    '<rect fill="url(#a)"/><rect fill="url(//elsewhere.example/a.svg)"/>',
    "<foreignObject/>",
  ])("are refused where a drawing does more than draw: %s", (inside) => {
    expect(told("a.svg", `<svg>\n${inside}\n</svg>`)).toEqual([
      "config/brands/alba/assets/a.svg:2 unsafe-picture",
    ]);
  });
});

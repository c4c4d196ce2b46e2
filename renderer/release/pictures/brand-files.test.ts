import { describe, expect, it } from "vitest";
import { checkBrandFiles } from "./brand-files.ts";

const told = (name: string, content: string | Buffer) =>
  checkBrandFiles(new Map([[`alba/${name}`, Buffer.from(content as string)]])).map(
    ({ code, file, line }) => `${file}:${line} ${code}`,
  );

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe("pictures of a brand", () => {
  it.each([
    [
      "a.svg",
      `<?xml version="1.0"?>\n<!-- by <hand> & so on -->\n<!DOCTYPE svg>\n${svg('<use href="#a"/>')}\n<!-- end -->\n`,
    ],
    ["a.svg", `\uFEFF${svg('<rect fill="url(#grey)"/>')}`],
    ["a.svg", svg(`<rect fill="url('#grey')"/><g style='fill:url("#a")'></g >`)],
    ["a.svg", svg('<rect fill="url( #grey )"/><g style="fill:url(&quot;#a&quot;)"/>')],
    ["a.svg", svg("<style>a{fill:url( ' data:image/png;base64,iVBORw0' )}</style><path d='M0 0'/>")],
    ["a.svg", svg("<style><![CDATA[ a > b & c { fill: red } ]]></style><path\n  d='M0 0'\n/>&#xa0;")],
    ["a.png", Buffer.from("89504e470d0a1a0a0000000d0000000049454e44ae426082", "hex")],
    ["a.jpg", Buffer.from("ffd8ffe000104a464946ffd9", "hex")],
    ["a.webp", "RIFF\u0008\0\0\0WEBPVP8 "],
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

  it.each([
    ["cut short", svg("\n<g>\n<path d='M0 0'/>\n").replace("</svg>", ""), 3, "<g> of line 2"],
    ["cut inside of a tag", `${svg("").slice(0, -6)}\n<path d='M0`, 2, "ends inside"],
    ["cut inside of a comment", `${svg("").slice(0, -6)}\n<!-- by <hand>`, 2, "ends inside"],
    ["ending otherwise than it began", svg("\n<g>\n</path>"), 3, "<g> of line 2"],
    ["with an end of nothing", `${svg("<path d='M0 0'/>")}\n</svg>`, 2, "after the drawing"],
    ["with an attribute twice", svg("\n<path d='M0 0' id='a' d='M1 1'/>"), 2, '"d" twice'],
    ["with an attribute without quotes", svg("\n<path d=M0/>"), 2, "no tag"],
    ["with a lone &", svg("\n<path d='M0 0' id='a&b'/>"), 2, "&"],
    ["without its namespace", "<!-- -->\n<svg><path d='M0 0'/></svg>", 2, "does not say"],
  ])("are told of where they are not well-formed: %s", (_, text, line, words) => {
    const [finding, ...more] = checkBrandFiles(new Map([["alba/a.svg", Buffer.from(text)]]));
    expect(finding).toMatchObject({ code: "not-a-picture", line });
    expect(finding?.message).toContain(words);
    expect(finding?.suggestion).toBeTruthy();
    expect(more).toEqual([]);
  });

  it("are told of where they show nothing", () => {
    expect(told("a.svg", svg("<defs/>"))).toEqual(["config/brands/alba/assets/a.svg:1 empty-picture"]);
  });

  it.each([
    ["a.png", Buffer.from("89504e470d0a1a0a0000000d", "hex")],
    ["a.jpg", Buffer.from("ffd8ffe000104a464946", "hex")],
    ["a.webp", "RIFF\u007f\0\0\0WEBPVP8 "],
  ])("are told of where they lack their end: %s", (name, content) => {
    expect(told(name, content)).toEqual([`config/brands/alba/assets/${name}:1 cut-short`]);
  });
});

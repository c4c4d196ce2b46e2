import { createRequire } from "node:module";

/** As a browser reads it; jsdom has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
};

const counted = "a img button input li fieldset label h1 h2 p form nav output small s strong".split(" ");

/**
 * What a guest gets of a page, apart from how each renderer marks its own pieces up: what the peers compare
 * among themselves. Left out is what this product puts on every page: the link that skips to the content.
 */
export function pageFacts(html: string): Readonly<Record<string, unknown>> {
  const { document } = new JSDOM(html).window;
  for (const own of document.querySelectorAll(".skip-link, body script")) own.remove();
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const texts = document.createTreeWalker(document.body, 4);
  const said: string[] = [];
  while (texts.nextNode()) said.push(texts.currentNode.textContent ?? "");
  return {
    title: document.title,
    description: document.querySelector("meta[name=description]")?.getAttribute("content"),
    text: said.join(" ").replace(/\s+/g, " ").trim(),
    elements: Object.fromEntries(counted.map((tag) => [tag, all(tag).length])),
    images: all<HTMLImageElement>("img").map((image) =>
      ["src", "alt", "width", "height", "loading"].map((name) => image.getAttribute(name)),
    ),
    links: all("a").map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    inputs: all<HTMLInputElement>("input").map(({ name, type, value, checked }) => [
      name,
      type,
      value,
      checked,
    ]),
    labels: all("[aria-label]").map((element) => element.getAttribute("aria-label")),
    classes: all(".bar, .search *, .filters *, .results *, .seo *").map(
      (element) => `${element.localName}.${element.className}`,
    ),
  };
}

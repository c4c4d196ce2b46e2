import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/**
 * What a page costs without a product around it. `static`: the finished HTML from memory. `react`: twenty
 * cards, filters and a search form as one React tree, streamed. Started as a process of its own:
 * `bare-server.js <kind> <port> <file>`.
 */
const [kind, port = "0", file = ""] = process.argv.slice(2);
const html = file ? readFileSync(file) : Buffer.from("");
const h = createElement;

const cards = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  name: `House ${index}`,
  price: 100 + index,
}));

function Card({ id, name, price }: (typeof cards)[number]) {
  return h(
    "article",
    { className: "card" },
    h(
      "a",
      { href: `/${id}/` },
      h(
        "picture",
        null,
        h("source", {
          srcSet: `/images/${id}-320.avif 320w, /images/${id}-640.avif 640w`,
          type: "image/avif",
        }),
        h("img", { src: `/images/${id}-640.jpg`, alt: name, width: 640, height: 427, loading: "lazy" }),
      ),
      h("h3", null, name),
    ),
    h("p", null, "A quiet street near the park"),
    h("p", null, h("span", null, "8.7"), " ", h("span", null, "212 reviews")),
    h(
      "ul",
      null,
      ["Wi-Fi", "Parking", "Pool"].map((name) => h("li", { key: name }, name)),
    ),
    h(
      "p",
      null,
      h("del", null, `€ ${price + 20}`),
      " ",
      h("strong", null, `€ ${price}`),
      " ",
      h("span", null, "2 nights, taxes included"),
    ),
  );
}

function Page() {
  return h(
    "html",
    { lang: "en" },
    h("head", null, h("title", null, "Stays")),
    h(
      "body",
      null,
      h(
        "form",
        { action: "/search" },
        ["place", "checkin", "checkout", "rooms"].map((name) =>
          h("label", { key: name }, name, h("input", { name })),
        ),
      ),
      h(
        "aside",
        null,
        Array.from({ length: 24 }, (_, index) =>
          h("label", { key: index }, h("input", { type: "checkbox", name: `f${index}` }), `Filter ${index}`),
        ),
      ),
      h(
        "main",
        null,
        cards.map((card) => h(Card, { key: card.id, ...card })),
      ),
    ),
  );
}

createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (kind === "static") response.end(html);
  else if (kind === "react-string") response.end(`<!doctype html>${renderToString(h(Page))}`);
  else {
    const stream = renderToPipeableStream(h(Page), { onShellReady: () => stream.pipe(response) });
  }
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));

import type { NodeInsight, ValueInsight } from "#renderer/release";
import type { PageExplanation } from "../page-explanation.ts";
import { element } from "./overlay-elements.ts";

// The overlay is a tool for those who make the sites, so its words are English and stand here.

export interface PanelActions {
  readonly choose: (address: string) => void;
  readonly close: () => void;
}

/** Everything about one node: what it is, where its values come from, and the other nodes to go to. */
export function nodePanel(
  page: PageExplanation,
  chosen: NodeInsight | undefined,
  actions: PanelActions,
): HTMLElement {
  const title = chosen ? chosen.widget : `Page ${page.page}`;
  return element(
    "section",
    { class: "panel", role: "dialog", "aria-label": title },
    element(
      "div",
      { class: "top" },
      element("h2", {}, title),
      element("button", { type: "button", "aria-label": "Close", onclick: actions.close }, "✕"),
    ),
    element(
      "div",
      { class: "body" },
      chosen ? nodeFacts(chosen) : null,
      chosen ? values("Props", chosen.props) : values("Page", page.values),
      element("h3", {}, "Nodes"),
      element("ul", { class: "tree" }, ...treeItems(page.slots, chosen?.address, actions, 0)),
    ),
  );
}

function nodeFacts(node: NodeInsight): HTMLElement {
  const facts: readonly (readonly [string, string])[] = [
    ["Address", node.address],
    ["Version", String(node.v)],
    ["Hydrates", node.hydrate],
    ...(node.when ? [["Condition", `${JSON.stringify(node.when)} (shows: ${node.shows})`] as const] : []),
    ...Object.entries(node.requests).map(([name, source]) => [`Data ${name}`, source] as const),
    [
      "Placed by",
      node.placedBy ? `${node.placedBy.layer}, ${node.placedBy.file}:${node.placedBy.line}` : "unknown",
    ],
  ];
  return element(
    "dl",
    {},
    ...facts.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]),
  );
}

function values(title: string, all: readonly ValueInsight[]): DocumentFragment {
  const part = document.createDocumentFragment();
  part.append(element("h3", {}, title));
  if (all.length === 0) part.append(element("p", { class: "from" }, "None."));
  else part.append(element("ul", {}, ...all.map(valueItem)));
  return part;
}

function valueItem({ path, value, stack, lockedBy }: ValueInsight): HTMLElement {
  const name = path.split(".props.")[1] ?? path.split(".").slice(2).join(".");
  return element(
    "li",
    { class: "value" },
    element("b", {}, name, lockedBy ? " 🔒" : ""),
    " ",
    element("code", {}, JSON.stringify(value) ?? "taken away"),
    ...stack.map(({ layer, file, line, value: said, winner }) =>
      element(
        "div",
        { class: "from" },
        winner ? "" : element("code", { class: "shadowed" }, JSON.stringify(said) ?? "taken away"),
        `${winner ? "" : " "}${layer} · ${file}:${line}`,
      ),
    ),
    lockedBy
      ? element("div", { class: "from" }, `Locked by ${lockedBy.layer} · ${lockedBy.file}:${lockedBy.line}`)
      : null,
  );
}

function treeItems(
  slots: PageExplanation["slots"],
  chosen: string | undefined,
  actions: PanelActions,
  depth: number,
): HTMLElement[] {
  return Object.values(slots)
    .flat()
    .flatMap((node) => {
      const button = element(
        "button",
        {
          type: "button",
          "aria-current": node.address === chosen ? "true" : "false",
          onclick: () => actions.choose(node.address),
        },
        `${node.address.split(".").slice(-2).join(" › ")} · ${node.widget}`,
      );
      button.style.paddingInlineStart = `${9 + depth * 14}px`;
      return [element("li", {}, button), ...treeItems(node.slots, chosen, actions, depth + 1)];
    });
}

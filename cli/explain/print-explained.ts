import picocolors from "picocolors";
import type { ConditionInsight, NodeInsight, Provenance, ValueInsight } from "#renderer/release";
import type { ExplainedPage } from "./explained-page.ts";

const colours = picocolors.createColors(process.stdout.isTTY === true && !process.env.NO_COLOR);

/** An address for people: host, site, route, page, then the nodes as a tree. */
export function printPage(page: ExplainedPage): void {
  const { host, site, brand, country, locale, domain, vendor, route, rule, layers, waived, nodes } = page;
  row("host", host);
  row("site", `${site}, brand ${brand}, country ${country}, read in ${locale}`, domain);
  if (vendor !== undefined) row("vendor", vendor, `config/microsites/${vendor}.json`);
  const closed = rule.isClosed ? ", which is closed" : "";
  const place = `${rule.path}${closed}  ${rule.file}:${rule.line}`;
  if (route.kind === "redirect") {
    row("route", `${route.status} to ${route.location}`, place);
    return;
  }
  const params = Object.entries(route.params).map(([name, value]) => `${name}=${value}`);
  row("route", [route.name, ...params, ...(route.status === 404 ? ["404"] : [])].join(" "), place);
  row("page", route.page, layers.map(({ layer, file }) => `${layer} ${file}`).join(" ‹ "));
  for (const { assertion, why, place } of waived)
    row("waived", `${assertion}: ${why}`, place ? `${place.layer}  ${place.file}:${place.line}` : "");
  for (const { address, widget, v, hydrate, requests, placedBy, depth, shown } of nodes) {
    const data = Object.entries(requests).map(([name, source]) =>
      name === source ? name : `${name}: ${source}`,
    );
    const parts = [
      `${"  ".repeat(depth)}${address}  ${colours.cyan(`${widget} v${v}`)}`,
      hydrate === "none" ? "" : colours.magenta(hydrate),
      conditionText(shown),
      data.length > 0 ? `asks ${data.join(", ")}` : "",
      placedBy ? colours.dim(`${placedBy.layer}  ${placedBy.file}:${placedBy.line}`) : "",
    ];
    console.log(parts.filter(Boolean).join("  "));
  }
}

/** One node: what it is, then every prop with its winner and what that shadows. */
export function printNode(node: NodeInsight, shown: ConditionInsight): void {
  const { path, widget, v, hydrate, when, requests, placedBy, props, slots } = node;
  console.log(`${colours.bold(path)}  ${colours.cyan(`${widget} v${v}`)}  ${conditionText(shown)}`.trimEnd());
  if (placedBy) row("placed by", placedBy.layer, `${placedBy.file}:${placedBy.line}:${placedBy.column}`);
  row("hydrates", hydrate);
  if (when) row("when", JSON.stringify(when));
  for (const [name, source] of Object.entries(requests)) row("asks", `${name}: ${source}`);
  for (const [slot, nodes] of Object.entries(slots))
    row("slot", `${slot}: ${nodes.map(({ address }) => address.split(".").at(-1)).join(", ") || "empty"}`);
  for (const prop of props) printValue(prop);
}

/** One value and everybody who has a word on it, strongest first. */
export function printValue({ path, stack, lockedBy }: ValueInsight): void {
  console.log(colours.bold(path));
  if (stack.length === 0) console.log("  No layer says anything here.");
  for (const said of stack) console.log(`  ${stackLine(said)}`);
  if (lockedBy)
    console.log(`  ${colours.yellow("locked  ")}  by ${lockedBy.layer}  ${colours.dim(placeText(lockedBy))}`);
}

function stackLine(said: Provenance): string {
  const { layer, value, winner } = said;
  const text = value === undefined ? "unset" : JSON.stringify(value);
  const shown = text.length > 90 ? `${text.slice(0, 87)}…` : text;
  const mark = winner ? colours.green("wins    ") : colours.dim("shadowed");
  return `${mark}  ${layer.padEnd(24)} ${shown}  ${colours.dim(placeText(said))}`;
}

function conditionText({ answer, open }: ConditionInsight): string {
  if (answer === "shown") return "";
  if (answer === "hidden") return colours.yellow("hidden here");
  if (answer === "data") return colours.yellow("shown when there is data");
  return colours.yellow(`depends on the ${answer} (${open.join(", ")})`);
}

function placeText({ file, line, column }: Pick<Provenance, "file" | "line" | "column">): string {
  return `${file}:${line}:${column}`;
}

function row(name: string, value: string, place = ""): void {
  console.log(`${name.padEnd(9)} ${value}${place ? `  ${colours.dim(place)}` : ""}`);
}

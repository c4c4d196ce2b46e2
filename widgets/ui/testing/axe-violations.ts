import axe from "axe-core";

/** Ids of the accessibility rules an element breaks; colours are left out, since jsdom paints nothing. */
export async function axeViolations(element: Element): Promise<readonly string[]> {
  // jsdom has no canvas and says so on every call.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`);
}

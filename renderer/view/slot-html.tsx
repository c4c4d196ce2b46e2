/**
 * Children of a slot, already rendered. In the browser `html` is empty while hydrating: React keeps
 * what the server sent and never looks inside, so static nodes and nested islands stay as they are.
 */
export function SlotHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is the server's own rendering of child nodes.
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Children of a slot, already rendered. In the browser `html` is empty while hydrating: React keeps
 * what the server sent and never looks inside, so static nodes and nested islands stay as they are.
 */
export function SlotHtml({ html }: { html: string }) {
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

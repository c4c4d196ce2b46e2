/** One block of a guide, in the order it is followed. `line` is where its text starts. */
export type GuideStep =
  | { readonly kind: "sh" | "text"; readonly line: number; readonly text: string }
  | { readonly kind: "json"; readonly line: number; readonly text: string; readonly file: string };

/**
 * Reads a guide: `sh` blocks are run, `text` blocks are what the block before them prints, `json` blocks are
 * written to the last file of config/ that the words before them name.
 */
export function readGuide(markdown: string): readonly GuideStep[] {
  const steps: GuideStep[] = [];
  let file: string | undefined;
  let open: { readonly kind: string; readonly line: number; readonly lines: string[] } | undefined;
  for (const [index, line] of markdown.split("\n").entries()) {
    const [, fence] = /^```(\w*)$/.exec(line) ?? [];
    if (open && fence === "") {
      const { kind, line: at, lines } = open;
      const text = lines.map((one) => `${one}\n`).join("");
      if (kind === "json") {
        if (!file) throw new Error(`The json block at line ${at} names no file.`);
        steps.push({ kind, line: at, file, text });
      } else if (kind === "sh" || kind === "text") steps.push({ kind, line: at, text });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (fence !== undefined) open = { kind: fence, line: index + 2, lines: [] };
    else file = [...line.matchAll(/`(config\/[\w./-]+\.json)`/g)].at(-1)?.[1] ?? file;
  }
  return steps;
}

/** What an output must start with: words in order, any white space between them, `…` for anything. */
export function textPattern(text: string): RegExp {
  const parts = text
    .trim()
    .split("…")
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("\\s+"),
    );
  return new RegExp(`^${parts.join("[\\s\\S]*?")}`);
}

import colours from "picocolors";

const CONTEXT = 2;

/** The lines that differ between two texts, with two lines around them, as a person reads a patch. */
export function textDiff(path: string, before: string, after: string): string {
  const rows = diffRows(before.split("\n"), after.split("\n"));
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ mark }) => mark !== " "),
  );
  const lines: string[] = [];
  for (const [index, { mark, line }] of rows.entries()) {
    if (!isNear[index]) continue;
    if (index > 0 && !isNear[index - 1]) lines.push(colours.dim("  …"));
    const text = `${mark} ${line}`;
    lines.push(mark === "+" ? colours.green(text) : mark === "-" ? colours.red(text) : text);
  }
  return [colours.bold(path), ...lines].join("\n");
}

interface Row {
  readonly mark: " " | "+" | "-";
  readonly line: string;
}

/** Longest common subsequence of what is left between equal beginnings and ends. */
function diffRows(before: readonly string[], after: readonly string[]): Row[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const cells = common[row];
      if (!cells) continue;
      cells[column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const rows: Row[] = before.slice(0, start).map((line) => ({ mark: " ", line }));
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      rows.push({ mark: " ", line: old[row] ?? "" });
      row++;
      column++;
    } else if (row < old.length && (column >= now.length || at(row + 1, column) >= at(row, column + 1))) {
      rows.push({ mark: "-", line: old[row++] ?? "" });
    } else rows.push({ mark: "+", line: now[column++] ?? "" });
  }
  return [...rows, ...before.slice(before.length - end).map((line): Row => ({ mark: " ", line }))];
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column (from 1) of an offset. */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

let lastText = "";
let lastStarts: number[] = [0];

function lineStarts(text: string): number[] {
  if (text === lastText) return lastStarts;
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  lastText = text;
  lastStarts = starts;
  return starts;
}

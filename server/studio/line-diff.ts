/** One line of a comparison. Numbers count from 1 in the text the line stands in. */
export interface DiffLine {
  readonly kind: "same" | "added" | "removed" | "gap";
  readonly text: string;
  readonly before?: number;
  readonly after?: number;
}

const CONTEXT = 3;

/** What differs between two texts, line by line, with a few lines around each difference. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  const same = () => lines.push({ kind: "same", text: old[left] ?? "", before: ++left, after: ++right });
  const kept = keptLines(old.slice(start, old.length - end), now.slice(start, now.length - end));
  while (left < start) same();
  for (const [keptOld, keptNow] of [...kept, [old.length - end - start, now.length - end - start] as const]) {
    while (left < start + keptOld) lines.push({ kind: "removed", text: old[left] ?? "", before: ++left });
    while (right < start + keptNow) lines.push({ kind: "added", text: now[right] ?? "", after: ++right });
    if (left < old.length) same();
  }
  while (left < old.length) same();
  return withoutFarLines(lines);
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

/** Pairs of places of lines that stand in both, in order: the longest such row. */
function keptLines(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (left: number, right: number) => lengths[left * width + right] ?? 0;
  for (let left = old.length - 1; left >= 0; left--)
    for (let right = now.length - 1; right >= 0; right--)
      lengths[left * width + right] =
        old[left] === now[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  const kept: (readonly [number, number])[] = [];
  for (let left = 0, right = 0; left < old.length && right < now.length; ) {
    if (old[left] === now[right]) kept.push([left++, right++]);
    else if (at(left + 1, right) >= at(left, right + 1)) left++;
    else right++;
  }
  return kept;
}

function withoutFarLines(lines: readonly DiffLine[]): readonly DiffLine[] {
  const near = new Set<number>();
  for (const [index, { kind }] of lines.entries())
    if (kind !== "same") for (let at = index - CONTEXT; at <= index + CONTEXT; at++) near.add(at);
  return lines.flatMap((line, index) => {
    if (near.has(index)) return [line];
    const isFirst = index === 0 || near.has(index - 1);
    return isFirst ? [{ kind: "gap" as const, text: "" }] : [];
  });
}

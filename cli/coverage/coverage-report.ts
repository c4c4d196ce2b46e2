import { type AreaCoverage, type JudgedRow, partId, type RowState } from "./row-states.ts";

const STATES: readonly RowState[] = ["proven", "rule only", "open"];

/** docs/coverage.md: which rows are proven in the product, which only as a rule, and which are open. */
export function coverageMarkdown(areas: readonly AreaCoverage[]): string {
  const rows = areas.flatMap((area) => area.rows);
  const starred = rows.filter(({ row }) => row.star);
  const lines = [
    "# Coverage of the specification",
    "",
    `**${count(rows, "proven")} of ${rows.length}** rows are proven, **${count(starred, "proven")} of ${starred.length}** of the starred ones (first slice). ` +
      `Of the others, ${count(rows, "rule only")} rows (${count(starred, "rule only")} starred) are rule only and ${count(rows, "open")} (${count(starred, "open")} starred) open.`,
    "",
    "Written by `npm run coverage:spec` from the ids in titles of tests. A row is *proven* when such a test goes through a call of the app, a command,",
    "a rendered widget or page, or a browser; *rule only* when its tests call functions alone; *open* when no test names it. A row with parts is proven",
    "when each part is. How a test is judged: `cli/coverage/README.md`.",
    "",
    "| area | proven | rule only | open | ★ proven | ★ rule only | ★ open |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...areas.map((area) => {
      const stars = area.rows.filter(({ row }) => row.star);
      const counts = [
        `${count(area.rows, "proven")} of ${area.rows.length}`,
        count(area.rows, "rule only"),
        count(area.rows, "open"),
        `${count(stars, "proven")} of ${stars.length}`,
        count(stars, "rule only"),
        count(stars, "open"),
      ];
      return `| [${area.area}](#${area.area.toLowerCase()}) | ${counts.join(" | ")} |`;
    }),
  ];
  for (const { area, rows: own } of areas) {
    lines.push("", `## ${area}`, "");
    const of = (state: RowState) => own.filter((row) => row.state === state);
    for (const row of of("proven")) lines.push(withFiles(row));
    const [rules, open] = [of("rule only"), of("open")];
    if (rules.length > 0) lines.push(...gap(lines), "Rule only:", "", ...rules.map(withFiles));
    if (open.length > 0) lines.push(...gap(lines), `Open: ${open.map(named).join(", ")}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Number of rows in each state, in all and starred. */
export function stateCounts(
  areas: readonly AreaCoverage[],
): Record<RowState, { rows: number; starred: number }> {
  const rows = areas.flatMap((area) => area.rows);
  const starred = rows.filter(({ row }) => row.star);
  const counts = STATES.map((state) => [state, { rows: count(rows, state), starred: count(starred, state) }]);
  return Object.fromEntries(counts);
}

function count(rows: readonly JudgedRow[], state: RowState): number {
  return rows.filter((row) => row.state === state).length;
}

function gap(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === "" ? [] : [""];
}

function withFiles(judged: JudgedRow): string {
  return `- ${named(judged)}: ${judged.files.map((file) => `\`${file}\``).join(", ")}`;
}

/** `GAME-01 ★ (parts a, c missing)`. */
function named({ row, missing }: JudgedRow): string {
  const parts = missing.map((part) => `${partId(row, part)} ${part.label}`);
  return `${row.id}${row.star ? " ★" : ""}${parts.length > 0 ? ` (not proven: ${parts.join("; ")})` : ""}`;
}

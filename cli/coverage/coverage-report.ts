import { areaOf, type SpecRow } from "./spec-rows.ts";

export interface AreaCoverage {
  readonly area: string;
  readonly covered: readonly { readonly row: SpecRow; readonly files: readonly string[] }[];
  readonly open: readonly SpecRow[];
}

/** Rows by area in the checklist's order, with the test files that name them. */
export function coverageByArea(
  rows: readonly SpecRow[],
  filesById: ReadonlyMap<string, ReadonlySet<string>>,
): AreaCoverage[] {
  const areas = [...new Set(rows.map(({ id }) => areaOf(id)))];
  return areas.map((area) => {
    const own = rows.filter(({ id }) => areaOf(id) === area);
    const covered = own.flatMap((row) => {
      const files = filesById.get(row.id);
      return files ? [{ row, files: [...files].sort() }] : [];
    });
    return { area, covered, open: own.filter(({ id }) => !filesById.has(id)) };
  });
}

/** docs/coverage.md: which rows have a test that would run, and which are open. */
export function coverageMarkdown(areas: readonly AreaCoverage[]): string {
  const rows = areas.flatMap(({ covered, open }) => [...covered.map(({ row }) => row), ...open]);
  const done = areas.flatMap(({ covered }) => covered.map(({ row }) => row));
  const stars = (list: readonly SpecRow[]) => list.filter(({ star }) => star).length;
  const lines = [
    "# Coverage of the specification",
    "",
    "Written by `npm run coverage:spec` from the ids in test titles. A covered row has at least one test that runs.",
    "",
    `**${done.length} of ${rows.length}** rows are covered, **${stars(done)} of ${stars(rows)}** of the starred ones (first slice).`,
    "",
    "| area | covered | starred |",
    "| --- | --- | --- |",
    ...areas.map(({ area, covered, open }) => {
      const own = covered.map(({ row }) => row);
      const all = [...own, ...open];
      return `| [${area}](#${area.toLowerCase()}) | ${own.length} of ${all.length} | ${stars(own)} of ${stars(all)} |`;
    }),
  ];
  for (const { area, covered, open } of areas) {
    lines.push("", `## ${area}`, "");
    for (const { row, files } of covered)
      lines.push(`- ${named(row)}: ${files.map((file) => `\`${file}\``).join(", ")}`);
    if (open.length > 0) lines.push(`${covered.length > 0 ? "\n" : ""}Open: ${open.map(named).join(", ")}`);
  }
  return `${lines.join("\n")}\n`;
}

function named({ id, star }: SpecRow): string {
  return star ? `${id} ★` : id;
}

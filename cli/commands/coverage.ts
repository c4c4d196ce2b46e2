import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverageByArea, coverageMarkdown } from "../coverage/coverage-report.ts";
import { parseChecklist, type SpecRow } from "../coverage/spec-rows.ts";
import { idsIn, testTitles } from "../coverage/test-titles.ts";

const CHECKLIST = "../shared/spec/checklist.md";
const ROWS = "docs/spec-rows.json";
const REPORT = "docs/coverage.md";
const SKIPPED = new Set(["node_modules", "dist", "generated", "coverage"]);

/**
 * `staywright coverage`: which rows of the specification a test names. Writes docs/coverage.md; with `check` it compares
 * instead and returns 1 when the file is not up to date. An id that no row has is a finding.
 */
export async function coverage({
  root,
  check,
  json,
}: {
  root: string;
  check: boolean;
  json: boolean;
}): Promise<number> {
  const rows = loadRows(root, check);
  const filesById = new Map<string, Set<string>>();
  for (const file of testFiles(root)) {
    for (const title of testTitles(file, readFileSync(join(root, file), "utf8"))) {
      for (const id of idsIn(title)) filesById.set(id, (filesById.get(id) ?? new Set()).add(file));
    }
  }
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...filesById].filter(([id]) => !known.has(id));
  const areas = coverageByArea(rows, filesById);
  const text = coverageMarkdown(areas);
  const current = existsSync(join(root, REPORT)) ? readFileSync(join(root, REPORT), "utf8") : "";
  const isDrift = current !== text;
  if (!check && isDrift) writeFileSync(join(root, REPORT), text);
  const covered = areas.flatMap((area) => area.covered.map(({ row }) => row));
  const count = (list: readonly SpecRow[]) => ({
    rows: list.length,
    starred: list.filter(({ star }) => star).length,
  });
  if (json) {
    const openIds = areas.flatMap(({ open }) => open.map(({ id }) => id));
    const unknownIds = Object.fromEntries(unknown.map(([id, files]) => [id, [...files]]));
    console.log(
      JSON.stringify(
        { covered: count(covered), all: count(rows), open: openIds, unknown: unknownIds, drift: isDrift },
        null,
        2,
      ),
    );
  } else {
    const [own, all] = [count(covered), count(rows)];
    for (const [id, files] of unknown) console.error(`${[...files].join(", ")}: no row has the id ${id}`);
    console.log(`${own.rows} of ${all.rows} rows covered, ${own.starred} of ${all.starred} starred.`);
    if (check && isDrift) console.error(`${REPORT} is not up to date; run npm run coverage:spec.`);
    if (!check && isDrift) console.log(`wrote ${REPORT}`);
  }
  return (check && isDrift) || unknown.length > 0 ? 1 : 0;
}

/** The checklist when it stands beside the project, else the ids that were kept from it; a plain run keeps them. */
function loadRows(root: string, check: boolean): readonly SpecRow[] {
  const checklist = join(root, CHECKLIST);
  const kept = join(root, ROWS);
  if (!existsSync(checklist)) {
    if (!existsSync(kept)) throw new Error(`There is neither ${CHECKLIST} nor ${ROWS}.`);
    return JSON.parse(readFileSync(kept, "utf8")) as SpecRow[];
  }
  const rows = parseChecklist(readFileSync(checklist, "utf8"));
  const text = `[\n${rows.map(({ id, star }) => `  { "id": "${id}", "star": ${star} }`).join(",\n")}\n]\n`;
  if (!check && (!existsSync(kept) || readFileSync(kept, "utf8") !== text)) writeFileSync(kept, text);
  return rows;
}

function testFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return testFiles(root, path);
      return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

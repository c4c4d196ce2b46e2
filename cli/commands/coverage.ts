import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverageMarkdown, stateCounts } from "../coverage/coverage-report.ts";
import { readEvidence } from "../coverage/read-evidence.ts";
import { judgeRows, partId } from "../coverage/row-states.ts";
import { parseChecklist, rowsJson, type SpecRow } from "../coverage/spec-rows.ts";

const CHECKLIST = "../shared/spec/checklist.md";
const ROWS = "docs/spec-rows.json";
const REPORT = "docs/coverage.md";
const SKIPPED = new Set(["node_modules", "dist", "coverage"]);

/**
 * `staywright coverage`: which rows of the specification the tests prove in the product, which they test only
 * as a rule, and which are open. Writes docs/coverage.md; with `check` it compares instead and returns 1 when
 * the file is not up to date. An id that no row has, and the bare id of a row that has parts, are findings.
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
  const evidence = readEvidence(testFiles(root), {
    read: (path) => textOf(join(root, path)),
    aliases: JSON.parse(textOf(join(root, "package.json")) ?? "{}").imports ?? {},
  });
  const findings = [...evidence].flatMap(([id, { proofs, rules }]) => {
    const problem = problemOf(id, rows);
    return problem ? [{ id, problem, files: [...proofs, ...rules].sort() }] : [];
  });
  const areas = judgeRows(rows, evidence);
  const text = coverageMarkdown(areas);
  const isDrift = textOf(join(root, REPORT)) !== text;
  if (!check && isDrift) writeFileSync(join(root, REPORT), text);
  const counts = stateCounts(areas);
  if (json) {
    const states = areas
      .flatMap((area) => area.rows)
      .map(({ row, state, files, missing }) => ({
        id: row.id,
        star: row.star,
        state,
        files,
        missing: missing.map((part) => partId(row, part)),
      }));
    console.log(JSON.stringify({ counts, rows: states, findings, drift: isDrift }, null, 2));
  } else {
    for (const { id, problem, files } of findings) console.error(`${files.join(", ")}: [${id}] ${problem}`);
    const starred = rows.filter(({ star }) => star).length;
    console.log(
      `${counts.proven.rows} of ${rows.length} rows proven, ${counts["rule only"].rows} rule only, ${counts.open.rows} open; ` +
        `of ${starred} starred ${counts.proven.starred} proven, ${counts["rule only"].starred} rule only, ${counts.open.starred} open.`,
    );
    if (check && isDrift) console.error(`${REPORT} is not up to date; run npm run coverage:spec.`);
    if (!check && isDrift) console.log(`wrote ${REPORT}`);
  }
  return (check && isDrift) || findings.length > 0 ? 1 : 0;
}

function problemOf(id: string, rows: readonly SpecRow[]): string | undefined {
  const row = rows.find((one) => one.id === id);
  if (row) return row.parts ? `is a row with parts; name the part, as in [${id}a].` : undefined;
  const isPart = rows.some((one) => one.parts?.some((part) => partId(one, part) === id));
  return isPart ? undefined : "is no row.";
}

/**
 * The checklist when it stands beside the project, else the rows that were kept from it; a plain run keeps
 * them.
 */
function loadRows(root: string, check: boolean): readonly SpecRow[] {
  const [checklist, kept] = [textOf(join(root, CHECKLIST)), textOf(join(root, ROWS))];
  if (checklist === undefined) {
    if (kept === undefined) throw new Error(`There is neither ${CHECKLIST} nor ${ROWS}.`);
    return JSON.parse(kept) as SpecRow[];
  }
  const rows = parseChecklist(checklist);
  const text = rowsJson(rows);
  if (!check && kept !== text) writeFileSync(join(root, ROWS), text);
  return rows;
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
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

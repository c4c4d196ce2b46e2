/** One measured line of the report. */
export interface BenchRow {
  readonly what: string;
  readonly result: string;
  /** What it is compared with, measured in the same run. */
  readonly against?: string;
  readonly ratio?: string;
  readonly goal?: string;
  readonly met?: boolean;
}

/** Rows as a Markdown table. */
export function toMarkdown(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${row.result} | ${row.against ?? ""} | ${row.ratio ?? ""} | ${row.goal ?? ""} | ${row.met === undefined ? "" : row.met ? "yes" : "**no**"} |`,
  );
  return [
    `## ${title}`,
    "",
    "| what | result | compared with | ratio | goal | met |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}

/** Seconds of CPU that `runs` calls take, after warming up. */
export async function cpuSeconds(runs: number, work: () => unknown): Promise<number> {
  for (let index = 0; index < Math.min(runs, 200); index++) await work();
  const before = process.cpuUsage();
  for (let index = 0; index < runs; index++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export async function wallMs(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const perSecond = (count: number, ms: number) =>
  `${Math.round((count / ms) * 1000).toLocaleString("en")}/s`;

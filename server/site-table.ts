import type { Release } from "#renderer";

/** What is being served, one line per domain: domain, brand, country, language, address. */
export function siteTable(release: Release, port: number): string {
  const rows = Object.values(release.sites).map((site) => [
    site.id,
    site.brand.siteName,
    site.domain.countryName,
    site.locales.join(", "),
    `http://${site.id}.localhost:${port}/`,
  ]);
  const all = [["domain", "brand", "country", "language", "address"], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

import { sortFindings } from "./create-finding.ts";
import type { Finding } from "./finding.ts";

/** Gathers findings; the same one seen on several sites is one finding that names them. */
export interface FindingCollector {
  readonly add: (findings: readonly Finding[], site?: string) => void;
  /** All findings in file order. One that touches every site names none. */
  readonly finish: (siteCount: number) => readonly Finding[];
}

/** An empty collector. */
export function createCollector(): FindingCollector {
  const known = new Map<string, { finding: Finding; sites: Set<string> | "all" }>();
  return {
    add(findings, site) {
      for (const finding of findings) {
        const key = `${finding.file}:${finding.line}:${finding.column}:${finding.code}`;
        let entry = known.get(key);
        if (!entry) {
          entry = { finding, sites: new Set() };
          known.set(key, entry);
        }
        if (site === undefined) entry.sites = "all";
        else if (entry.sites !== "all") entry.sites.add(site);
      }
    },
    finish(siteCount) {
      const findings = [...known.values()].map(({ finding, sites }) => ({
        ...finding,
        sites: sites === "all" || sites.size >= siteCount ? [] : [...sites].sort(),
      }));
      return sortFindings(findings);
    },
  };
}

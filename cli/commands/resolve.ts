import { findSite } from "#renderer/release";
import { localUrl } from "../add/add-plan.ts";
import { buildProject, isError } from "../project.ts";

/** `staywright resolve <host>`: which site answers a host name, and what it stands for. */
export async function resolveHost({
  root,
  host,
  json,
}: {
  root: string;
  host: string;
  json: boolean;
}): Promise<number> {
  const { release, findings } = await buildProject(root);
  if (!release)
    throw new Error(
      `The configuration has ${findings.filter(isError).length} errors; run staywright validate.`,
    );
  const site = findSite(release, host);
  const answer = {
    host,
    site: site.id,
    brand: site.brand.id,
    country: site.country.COUNTRY_CODE,
    locale: site.defaultLocale,
    locales: site.locales,
    isFallback: site.isFallback,
    url: `https://${site.domain.host}`,
    local: localUrl(site.id, ""),
  };
  if (json) console.log(JSON.stringify(answer, null, 2));
  else for (const [name, value] of Object.entries(answer)) console.log(`${name.padEnd(10)} ${value}`);
  return 0;
}

import { readManifests, validateAsVendor } from "#renderer/release";
import type { Microsite } from "#schemas";
import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { loadExisting } from "../add/existing.ts";
import { knownName, newName } from "../add/names.ts";
import { askText, chooseOne, chooseSome } from "../add/questions.ts";

interface AddMicrositeOptions extends AddOptions {
  readonly vendor: string;
  readonly origin?: readonly string[];
  readonly domain?: readonly string[];
  readonly sdk?: Microsite["sdk"];
  readonly deviceRole?: string;
  readonly hide?: Microsite["hide"];
}

/** `staywright add microsite <vendor>`: a file for a vendor that embeds the sites, and what is open to it. */
export async function addMicrosite(options: AddMicrositeOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const vendor = newName("vendor", options.vendor);
  const typed = options.origin
    ? undefined
    : await askText(options, {
        message: "Which origin frames the site?",
        usual: `https://app.${vendor}.example`,
        check: originMistake,
      });
  const origins = options.origin ?? [typed ?? ""];
  for (const origin of origins) {
    const mistake = originMistake(origin);
    if (mistake) throw new Error(mistake);
  }
  const domains = await chooseSome(options, {
    message: "Which sites may it embed? (none means all)",
    given: options.domain,
    choices: [...existing.domains.keys()].map((value) => ({ value })),
  });
  const sdk = await chooseOne(options, {
    message: "Which kit does it embed them with?",
    given: options.sdk,
    choices: ["web", "android", "ios", "none"].map((value) => ({ value })),
    usual: "web",
  });
  const record: Partial<Microsite> = {
    name: vendor,
    sdk: sdk as Microsite["sdk"],
    deviceRole: options.deviceRole ?? "Consumer_Guest",
    ...(domains.length > 0 && {
      domains: domains.map((domain) => knownName("domain", domain, existing.domains.keys())),
    }),
    hide: [...(options.hide ?? [])],
    flags: {},
    frameAncestors: [...new Set(origins)],
    settings: {},
  };
  const draft = createDraft(existing.text);
  draft.document(`config/microsites/${vendor}.json`, record);
  const [site = [...existing.domains.keys()][0] ?? ""] = domains;
  return carryOut(options, {
    what: `The microsite ${vendor}`,
    files: draft.files,
    notes:
      options.origin || asked(typed, vendor)
        ? []
        : [`The origin ${typed} is made up; write the vendor's own, or give --origin.`],
    next: openSurface(options.root, vendor, record),
    url: localUrl(site, `/microsite/${vendor}`),
  });
}

function asked(typed: string | undefined, vendor: string): boolean {
  return typed !== `https://app.${vendor}.example`;
}

function originMistake(origin: string): string | undefined {
  return /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:[0-9]{2,5})?$/.test(origin)
    ? undefined
    : `"${origin}" is not an origin; write it like https://app.vendor.example, without path or wildcard.`;
}

/** What the vendor may write, a line per widget. */
function openSurface(root: string, vendor: string, value: unknown): readonly string[] {
  const { manifests } = readManifests(root);
  const { open } = validateAsVendor({ vendor, result: { findings: [] }, widgets: manifests, value });
  return open.map(({ widget, props, hideable }) => {
    const names = Object.keys(props).join(", ");
    const parts = [names && `"settings" may set ${names}`, hideable && '"hideWidgets" may name it'];
    return `Open to the vendor: ${widget}: ${parts.filter(Boolean).join("; ")}.`;
  });
}

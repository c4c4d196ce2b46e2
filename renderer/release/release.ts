import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Amenity, Assertion, City, Country, Language, Microsite, RouteTable } from "#schemas";
import type { Site } from "../site/site.ts";
import type { ReleaseProvenance } from "./explain-provenance.ts";

/** A message compiled ahead: plain text, or the ICU tree that react-intl reads without a parser. */
export type CompiledMessage = string | MessageFormatElement[];
export type MessageCatalogue = Readonly<Record<string, CompiledMessage>>;

/** Everything the configuration says, validated, layered and frozen. The server knows no other configuration. */
export interface Release {
  /** Content hash (first 16 hex digits of SHA-256): equal configuration, equal hash. */
  readonly hash: string;
  readonly builtAt: string;
  /** Sites by domain id. */
  readonly sites: Readonly<Record<string, Site>>;
  /** Domain id by host name, lower case, without port. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Domain id that answers for unknown hosts. */
  readonly fallbackSite: string;
  readonly languages: Readonly<Record<string, Language>>;
  readonly countries: Readonly<Record<string, Country>>;
  readonly amenities: Readonly<Record<string, Amenity>>;
  /** What was asked of the release before it became one, by id. */
  readonly assertions: Readonly<Record<string, Assertion>>;
  readonly routes: RouteTable;
  /** Cities by slug, from config/cities.json: the dictionary of the classifier and of the demo supply. */
  readonly cities: Readonly<Record<string, City>>;
  /** Messages by locale; each locale is whole, English standing in for a missing key. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>;
  /** By brand and locale, only the messages a brand says differently; `messagesOf` puts them over the shared ones. */
  readonly brandMessages: Readonly<Record<string, Readonly<Record<string, MessageCatalogue>>>>;
  /** What a vendor that embeds a site may change, by vendor name. */
  readonly microsites: Readonly<Record<string, Microsite>>;
  /** Content hash of each brand's logos and icons, by `<brand>/<file>`; the bytes are kept beside the release. */
  readonly brandFiles: Readonly<Record<string, string>>;
}

/** Where one value came from. */
export interface Provenance {
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly value: unknown;
  /** True for the value that won; the others are shadowed by it. */
  readonly winner: boolean;
}

/** A change of one file's text. Offset and length count UTF-16 units of the text the finding was made from. */
export interface FixEdit {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * What mends a finding without asking anyone. The edits of one fix belong together; fixes of neighbouring members may
 * overlap (both take the comma between them), so apply the ones that do not and look again.
 */
export interface FindingFix {
  /** What the fix does, as a command: `Write "name"`. */
  readonly title: string;
  readonly edits: readonly FixEdit[];
}

/** One mistake in the configuration, said once. */
export interface Finding {
  /** Stable code, such as `unknown-property`. */
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly suggestion?: string;
  /** Present when there is one safe way to mend it. */
  readonly fix?: FindingFix;
  /** Domain ids it touches; empty when it touches all. */
  readonly sites: readonly string[];
}

export interface ReleaseResult {
  /** Null when a finding is an error. */
  readonly release: Release | null;
  readonly findings: readonly Finding[];
  /** Stacks of values for `explain`, strongest first: site id → dotted path (`pages.home.main.hero.props.title`) → stack. */
  readonly explain: (siteId: string, path: string) => readonly Provenance[];
  /** Where every value comes from; what `explain` reads. */
  readonly provenance: ReleaseProvenance;
}

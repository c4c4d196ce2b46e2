import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";
import type { MessageFile } from "../read-messages.ts";
import { ownerOf } from "./owner-of.ts";

/** Two ways in which a language speaks to a guest: words that only the one has. */
interface Ways {
  readonly near: RegExp;
  readonly distant: RegExp;
  /** Ways of which a word is no slip where the other way is usual: "vous" is several of "tu" too. */
  readonly open?: "distant";
}

/**
 * Words that say "you" to one guest. Languages without two ways, or whose words for both are partly the
 * same, are none of these.
 */
const WAYS: Readonly<Record<string, Ways>> = {
  de: {
    near: words("du(?! [A-ZÄÖÜ])|dich|dir|dein|deine[mnrs]?"),
    distant: /[a-zäöüß,] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)[ ,.;:!?"]/g,
    open: "distant",
  },
  es: { near: words("tú|tu|tus|ti|contigo"), distant: words("usted") },
  fr: { near: words("tu|toi|te|ta|tes"), distant: words("vous|votre|vos"), open: "distant" },
  hi: {
    near: words("तुम|तू|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|तेरा|तेरी|तेरे"),
    distant: words("आप|आपका|आपकी|आपके|आपको"),
    open: "distant",
  },
  id: { near: words("kamu|engkau"), distant: words("anda") },
  ms: { near: words("kamu|engkau|awak"), distant: words("anda") },
  nl: { near: words("je|jij|jou|jouw"), distant: words("u|uw|uzelf") },
  pt: { near: words("tu|teu|tua|teus|tuas|contigo"), distant: words("você|vocês"), open: "distant" },
};

/**
 * Whole words, with a capital or without. Signs that end one are those of texts: a faster test than letters.
 */
function words(alternatives: string): RegExp {
  const either = alternatives
    .split("|")
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`)
    .join("|");
  return new RegExp(`(?<=[ "“„«(>¿¡\\u00a0])(?:${either})(?=[ ,.;:!?"”»)<।\\u00a0])`, "g");
}

/** How often a file says each way. */
export interface Addressing {
  readonly near: number;
  readonly distant: number;
}

/** How a file of messages speaks to guests; undefined where its language has no two ways. */
export function addressingIn({ source }: MessageFile, tag: string): Addressing | undefined {
  const ways = waysOf(tag);
  if (!ways) return undefined;
  const [near = 0, distant = 0] = [ways.near, ways.distant].map((way) => source.text.match(way)?.length ?? 0);
  return { near, distant };
}

/** So often a language says one way, and so many times as often as the other, before that is a slip. */
const FEWEST = 30;
const TIMES = 20;
/** A brand that says it so often means it. */
const MEANT = 4;

/**
 * Texts of a language that speak to guests otherwise than nearly all its texts do, such as with "du" among
 * those with "Sie". Told once for each file, at the first of them.
 */
export function otherAddress(
  files: readonly (readonly [MessageFile, Addressing])[],
  tag: string,
): readonly Suspicion<Finding>[] {
  const ways = waysOf(tag);
  const [near, distant] = (["near", "distant"] as const).map((way) =>
    files.reduce((sum, [, said]) => sum + said[way], 0),
  ) as [number, number];
  const odd = near < distant ? "near" : "distant";
  const [less, more] = [Math.min(near, distant), Math.max(near, distant)];
  if (!ways || less === 0 || more < FEWEST || more < TIMES * less || odd === ways.open) return [];
  return files.flatMap(([file, said]) => {
    const isMeant = file.place.brand !== undefined && ofBrand(files, file.place.brand, odd) >= MEANT;
    return said[odd] === 0 || isMeant ? [] : suspicionsIn(file, ways[odd], odd);
  });
}

function ofBrand(
  files: readonly (readonly [MessageFile, Addressing])[],
  brand: string,
  way: keyof Addressing,
) {
  return files.reduce((sum, [{ place }, said]) => sum + (place.brand === brand ? said[way] : 0), 0);
}

function suspicionsIn(
  { source, place }: MessageFile,
  way: RegExp,
  odd: keyof Addressing,
): readonly Suspicion<Finding>[] {
  const rule = "rule.form-of-address";
  const owner = ownerOf(place);
  const said = new Map(
    Object.entries(isJsonObject(source.value) ? source.value : {}).flatMap(([id, text]) => {
      const [word] = typeof text === "string" ? (`"${text}"`.match(way) ?? []) : [];
      return word === undefined ? [] : [[id, word.replace(/^[^\p{L}]*[^\p{L}]|[^\p{L}\p{M}]+$/gu, "")]];
    }),
  );
  if (said.size === 0) return [];
  const tell = (left: readonly string[]) => {
    const [id] = left;
    if (id === undefined) return undefined;
    const more = left.length > 1 ? `, and so do ${left.length - 1} more` : "";
    const usual = odd === "near" ? "formally" : "informally";
    const message = `"${id}" speaks to guests with "${said.get(id)}"${more}; other texts speak to them ${usual}.`;
    const suggestion = orWaived("Speak to them as the others do.", { rule, owner, of: left });
    return createFinding(source, [id], { code: "other-address", message, suggestion, severity: "warning" });
  };
  return [{ rule, owner, of: [...said.keys()], tell }];
}

function waysOf(tag: string): Ways | undefined {
  return WAYS[tag.split("-", 1)[0] ?? ""];
}

import {
  type CountryCode,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
} from "libphonenumber-js/min";
import type { Brand } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { checkContrast } from "./colour-contrast.ts";
import { foreignPostalCode } from "./postal-codes.ts";
import { wrongSocialIcons } from "./social-icons.ts";

/**
 * What a brand's record says that cannot be: colours nobody can read, a number of elsewhere, icons of another
 * kind, one address twice.
 */
export function checkBrand(brand: Brand): PathProblem[] {
  return [
    ...checkContrast(brand),
    ...turnedColours(brand),
    ...foreignContact(brand),
    ...wrongIcons(brand),
    ...turnedLogos(brand),
    ...otherFonts(brand),
    ...latinForArabic(brand),
    ...openFallbacks(brand),
    ...sameAddresses(brand),
    ...wrongSocialIcons(brand),
  ];
}

/**
 * Where the telephone is of elsewhere too, the country of the address may be the odd one: that is told once.
 */
function foreignContact(brand: Brand): PathProblem[] {
  const ofNumber = foreignNumber(brand);
  return ofNumber.length > 0 ? ofNumber : foreignPostalCode(brand);
}

function foreignNumber({ contact }: Brand): PathProblem[] {
  const { phone, address } = contact ?? {};
  const code = address?.countryCode;
  if (phone === undefined || code === undefined || !isSupportedCountry(code)) return [];
  const callingCode = `+${getCountryCallingCode(code as CountryCode)}`;
  if (phone.startsWith(callingCode)) {
    if (isPossiblePhoneNumber(phone)) return [];
    const message = `${phone} is no number anybody in ${code} can call.`;
    const suggestion = "Count its digits.";
    return [{ path: ["contact", "phone"], code: "untrue", message, suggestion, severity: "warning" }];
  }
  const message = `${phone} is no number of ${code}, where the address is; numbers start with ${callingCode} there.`;
  const suggestion = `Start it with "${callingCode} ", or write the country of the address.`;
  return [{ path: ["contact", "phone"], code: "untrue", message, suggestion, severity: "warning" }];
}

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  webp: "image/webp",
};

function wrongIcons({ favicons = [] }: Brand): PathProblem[] {
  return favicons.flatMap(({ src, type, sizes }, index): PathProblem[] => {
    const ending = /\.(\w+)$/.exec(src)?.[1] ?? "";
    const right = TYPES[ending];
    if (right === undefined || type === undefined) return [];
    if (type === right) {
      const isAny = sizes === "any";
      if (sizes === undefined || isAny === (ending === "svg")) return [];
      const message = isAny
        ? `${src} has the size it was drawn in, so browsers draw it blurred in others.`
        : `${src} is drawn sharp in any size, so browsers that need another one leave it out.`;
      const suggestion = isAny ? 'Write its size, such as "32x32".' : 'Write "any".';
      return [
        { path: ["favicons", index, "sizes"], code: "untrue", message, suggestion, severity: "warning" },
      ];
    }
    const message = `${src} is no ${type}, so browsers leave it out.`;
    return [{ path: ["favicons", index, "type"], code: "untrue", message, suggestion: `Write "${right}".` }];
  });
}

/** A drawing for dark grounds, by its name, where the one for light grounds belongs; or one for both. */
function turnedLogos({ logo }: Brand): PathProblem[] {
  const { wordmark, wordmarkOnDark } = logo ?? {};
  if (wordmark === undefined || wordmarkOnDark === undefined) return [];
  if (wordmark === wordmarkOnDark) {
    const message = `${wordmark} is drawn for light grounds, and stands on dark ones too.`;
    const suggestion = `Write the drawing for dark grounds, or take "wordmarkOnDark" out.`;
    return [{ path: ["logo", "wordmarkOnDark"], code: "untrue", message, suggestion, severity: "warning" }];
  }
  if (!isForDark(wordmark) || isForDark(wordmarkOnDark)) return [];
  const message = `By their names, ${wordmark} is for dark grounds and ${wordmarkOnDark} for light ones.`;
  const suggestion = `Write "${wordmarkOnDark}", and "${wordmark}" in "wordmarkOnDark".`;
  return [{ path: ["logo", "wordmark"], code: "untrue", message, suggestion, severity: "warning" }];
}

function isForDark(file: string): boolean {
  return /(^|[-_.])dark([-_.]|$)/i.test(file);
}

/** Green for what went wrong and red for what went well: the two were taken for each other. */
function turnedColours({ theme }: Brand): PathProblem[] {
  const { danger, success } = theme?.colours ?? {};
  if (danger === undefined || success === undefined) return [];
  const isGreen = (hue: number | undefined) => hue !== undefined && hue > 75 && hue < 170;
  const isRed = (hue: number | undefined) => hue !== undefined && (hue < 25 || hue > 335);
  const field = isGreen(hueOf(danger)) ? "danger" : isRed(hueOf(success)) ? "success" : undefined;
  if (field === undefined) return [];
  const [is, means] = field === "danger" ? ["green", "wrong"] : ["red", "well"];
  const message = `"${field}" is ${is}, and tells what went ${means}.`;
  const suggestion = `Write a ${field === "danger" ? "red" : "green"}; the two may have changed places.`;
  return [{ path: ["theme", "colours", field], code: "untrue", message, suggestion, severity: "warning" }];
}

/** Degrees on the circle of colours; none of a grey. */
function hueOf(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (!(range > 24)) return undefined;
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (turn * 60 + 360) % 360;
}

/** Families that a device may lack, with none behind them that every device has. */
function openFallbacks({ theme }: Brand): PathProblem[] {
  return Object.entries(theme?.fonts ?? {}).flatMap(([use, font]): PathProblem[] => {
    const [last] = font?.fallback.split(",").slice(-1) ?? [];
    if (last === undefined || GENERIC.test(last.trim())) return [];
    const message = `"${last.trim()}" is not on every device, and nothing stands behind it.`;
    const suggestion = `Write "${font?.fallback}, sans-serif", or "serif" where letters have feet.`;
    const path = ["theme", "fonts", use, "fallback"];
    return [{ path, code: "bad-format", message, suggestion, severity: "warning" }];
  });
}

const GENERIC = /^(?:(?:ui-)?(?:sans-serif|serif|monospace|rounded)|system-ui|cursive|fantasy|math|emoji)$/;

/** A package that brings another family: the text falls back to what the machine has. */
function otherFonts({ theme }: Brand): PathProblem[] {
  return Object.entries(theme?.fonts ?? {}).flatMap(([use, font]): PathProblem[] => {
    const brought = /^@fontsource(?:-variable)?\/(.+)$/.exec(font?.package ?? "")?.[1];
    if (!font || brought === undefined) return [];
    const named = font.family
      .toLowerCase()
      .replace(/ variable$/, "")
      .replaceAll(" ", "-");
    if (named === brought) return [];
    const message = `${font.package} does not bring "${font.family}", so the machine's own letters show.`;
    const family = brought.replace(
      /(^|-)(\w)/g,
      (_, dash, letter) => `${dash && " "}${letter.toUpperCase()}`,
    );
    const isVariable = font.package?.startsWith("@fontsource-variable/") ?? false;
    const suggestion = `Write "${family}${isVariable ? " Variable" : ""}", or the package of "${font.family}".`;
    return [
      { path: ["theme", "fonts", use, "family"], code: "untrue", message, suggestion, severity: "warning" },
    ];
  });
}

/** The typeface of Latin text for Arabic: it has none of these letters, so the machine's own show. */
function latinForArabic({ theme }: Brand): PathProblem[] {
  const { arabic, heading, body } = theme?.fonts ?? {};
  const isLatin = [heading, body].some((font) => font?.package === arabic?.package);
  if (arabic?.package === undefined || arabic.package.includes("arabic") || !isLatin) return [];
  const message = `${arabic.package} is the typeface of Latin text, and holds no Arabic letters.`;
  const suggestion = 'Write a family and a package that hold them, such as "Noto Sans Arabic Variable".';
  const path = ["theme", "fonts", "arabic", "package"];
  return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
}

function sameAddresses({ socialLinks = {} }: Brand): PathProblem[] {
  const owners = new Map<string, string>();
  const labels = new Map<string, string>();
  return Object.entries(socialLinks).flatMap(([name, { url, label }]): PathProblem[] => {
    const owner = owners.get(url);
    const called = labels.get(label);
    owners.set(url, owner ?? name);
    labels.set(label, called ?? name);
    if (owner === undefined && called !== undefined) {
      const [own, copy] = label.endsWith(`.${name}`) ? [name, called] : [called, name];
      const message = `"${own}" is called "${label}" already.`;
      const suggestion = `Write the message of its own name, such as "${label.replace(/[^.]*$/, "")}${copy}".`;
      return [
        { path: ["socialLinks", copy, "label"], code: "same-name", message, suggestion, severity: "warning" },
      ];
    }
    if (owner === undefined) return [];
    const message = `"${name}" leads where "${owner}" leads.`;
    const suggestion = "Write its own address, or take it out.";
    return [
      { path: ["socialLinks", name, "url"], code: "same-link", message, suggestion, severity: "warning" },
    ];
  });
}

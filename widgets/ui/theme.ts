import type { Brand } from "#schemas";

/**
 * The custom properties of a brand as one `:root{…}` rule, to stand after tokens.css.
 * `colours.accentText` becomes `--color-accent-text`; Arabic pages get the brand's Arabic typeface first.
 */
export function themeCss(theme: Theme, locale: string): string {
  const { colours, fonts, radius, shadow, density, headingWeight, headingTracking = 0 } = theme;
  const arabic = locale.startsWith("ar");
  const declarations = [
    ...Object.entries(colours).map(([name, value]) => `--color-${kebab(name)}:${value}`),
    `--font-heading:${arabic ? families(fonts.arabic, fonts.heading) : families(fonts.heading)}`,
    `--font-body:${arabic ? families(fonts.arabic, fonts.body) : families(fonts.body)}`,
    `--weight-heading:${headingWeight}`,
    `--tracking-heading:${arabic ? "0" : `${headingTracking}em`}`,
    `--radius-s:${radius.s}px`,
    `--radius-m:${radius.m}px`,
    `--radius-l:${radius.l}px`,
    `--density:${DENSITIES[density]}`,
    ...SHADOWS[shadow].map((value, index) => `--shadow-${index + 1}:${value}`),
  ];
  return `:root{${declarations.join(";")}}`;
}

type Theme = Brand["theme"];
type Font = Theme["fonts"]["body"];

const DENSITIES: Readonly<Record<Theme["density"], number>> = { compact: 0.875, comfortable: 1, airy: 1.125 };

const SHADOWS: Readonly<Record<Theme["shadow"], readonly [string, string, string]>> = {
  flat: [
    "0 0 0 1px var(--color-border)",
    "0 0 0 1px var(--color-border)",
    "0 0 0 1px var(--color-border),0 16px 32px -12px rgb(16 24 22/16%)",
  ],
  soft: [
    "0 1px 2px rgb(16 24 22/5%),0 1px 1px rgb(16 24 22/4%)",
    "0 2px 4px rgb(16 24 22/4%),0 8px 20px -6px rgb(16 24 22/10%)",
    "0 4px 10px rgb(16 24 22/5%),0 22px 48px -12px rgb(16 24 22/22%)",
  ],
  lifted: [
    "0 1px 3px rgb(16 24 22/9%),0 1px 2px rgb(16 24 22/6%)",
    "0 3px 6px rgb(16 24 22/7%),0 12px 28px -6px rgb(16 24 22/17%)",
    "0 6px 14px rgb(16 24 22/8%),0 28px 60px -12px rgb(16 24 22/30%)",
  ],
};

function families(...fonts: readonly Font[]): string {
  return [...fonts.map((font) => `"${font.family}"`), fonts[0]?.fallback].filter(Boolean).join(",");
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

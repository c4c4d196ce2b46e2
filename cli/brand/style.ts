import type { Brand } from "#schemas";

export type PropertyType = Brand["propertyTypes"][number];
type Theme = Brand["theme"];
type Font = Theme["fonts"]["body"];

/** How a new brand of one property type looks and speaks until its owner changes it. */
export interface BrandStyle {
  /** What its site sells, after its name. */
  readonly noun: string;
  readonly headingFont: keyof typeof fonts;
  readonly bodyFont: keyof typeof fonts;
  readonly theme: Omit<Theme, "colours" | "fonts">;
  readonly tone: string;
  /** Layers over the shared pages, by page. */
  readonly pages: (id: string) => Readonly<Record<string, object>>;
}

/** Typefaces that are installed, by their short names. */
export const fonts = {
  figtree: font("Figtree Variable", "@fontsource-variable/figtree", "ui-sans-serif, system-ui, sans-serif"),
  fraunces: font("Fraunces Variable", "@fontsource-variable/fraunces", "Georgia, serif"),
  "noto-sans-arabic": font(
    "Noto Sans Arabic Variable",
    "@fontsource-variable/noto-sans-arabic",
    "Tahoma, system-ui, sans-serif",
  ),
  "nunito-sans": font(
    "Nunito Sans Variable",
    "@fontsource-variable/nunito-sans",
    "ui-sans-serif, system-ui, sans-serif",
  ),
  outfit: font("Outfit Variable", "@fontsource-variable/outfit", "ui-sans-serif, system-ui, sans-serif"),
} as const satisfies Readonly<Record<string, Font>>;

export const styles: Readonly<Record<PropertyType, BrandStyle>> = {
  home: {
    noun: "Holiday Homes",
    headingFont: "fraunces",
    bodyFont: "figtree",
    theme: {
      radius: { s: 6, m: 10, l: 16 },
      shadow: "soft",
      density: "airy",
      headingWeight: 540,
      headingTracking: -0.015,
    },
    tone: "A friend who has been there: calm, warm and exact. Full sentences, plain nouns. Says the price first.",
    pages: (id) => ({ home: homePage(id, "farmhouse", "living") }),
  },
  hotel: {
    noun: "Hotels",
    headingFont: "outfit",
    bodyFont: "nunito-sans",
    theme: {
      radius: { s: 6, m: 12, l: 18 },
      shadow: "lifted",
      density: "comfortable",
      headingWeight: 620,
      headingTracking: -0.02,
    },
    tone: "A good front desk: quick, kind and sure. Short sentences, active verbs. Says the price first.",
    pages: (id) => ({ home: homePage(id, "facade", "bedroom") }),
  },
};

const SIZE = { width: 1600, height: 1067 };

/**
 * Pictures are drawn from their names, which end in up to twelve letters: the id there makes them the brand's
 * own.
 */
function homePage(id: string, scene: string, room: string): object {
  const seed = id.replaceAll("-", "").slice(0, 12);
  const picture = (kind: string, light: string, colour: string, alt: string) => ({
    name: `s-${kind}-${light}-${seed}`,
    ...SIZE,
    alt,
    colour,
  });
  return {
    slots: {
      main: {
        order: [
          "agents",
          "companies",
          "hero",
          "notices",
          "cities",
          "promises",
          "story",
          "collection",
          "partners",
        ],
        nodes: {
          hero: { props: { variant: "split", image: picture(scene, "golden", "#e9c78d", "") } },
          cities: { props: { layout: "mosaic", count: 5 } },
          story: {
            props: { image: picture(room, "golden", "#e9c78d", "home.picture.warm-room") },
          },
        },
      },
    },
  };
}

function font(family: Font["family"], packageName: Font["package"], fallback: string): Font {
  return { family, package: packageName, fallback };
}

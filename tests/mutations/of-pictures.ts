import type { ConfigSource } from "#renderer/release";
import type { Mutation } from "./mutation.ts";

type Damage = (text: string) => { readonly text: string; readonly at: number } | undefined;

/** What happens to drawings on their way: copied in part, edited by hand, trimmed by a program. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  "drawing cut short": (text) => {
    const kept = text.slice(0, text.lastIndexOf("</svg>")).trimEnd();
    return { text: kept, at: kept.length };
  },
  "drawing cut inside of a tag": (text) => {
    const tag = text.lastIndexOf("<", text.lastIndexOf("</svg>") - 1);
    return tag === -1 ? undefined : { text: text.slice(0, tag + 3), at: tag };
  },
  "drawing with a misspelt end": (text) => ({
    text: text.replace("</svg>", "</sgv>"),
    at: text.lastIndexOf("</svg>"),
  }),
  "drawing with a lone ampersand": (text) => ({
    text: text.replace("</svg>", "<title>B & B</title></svg>"),
    at: text.lastIndexOf("</svg>"),
  }),
  "drawing with an attribute without quotes": (text) => ({
    text: text.replace("</svg>", "<g fill=red></g></svg>"),
    at: text.lastIndexOf("</svg>"),
  }),
  "drawing with something after it": (text) => ({ text: `${text.trimEnd()}<g/>`, at: text.trimEnd().length }),
  "drawing that does not say that it is one": (text) => ({
    text: text.replace(/ xmlns="[^"]*"/, ""),
    at: text.indexOf("<svg"),
  }),
  "drawing of nothing": () => ({ text: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', at: 0 }),
};

/** Logos and icons of brands that no browser shows any more. */
export function pictureMutations({ brandFiles }: Pick<ConfigSource, "brandFiles">): Mutation[] {
  return [...brandFiles].flatMap(([path, bytes]) => {
    if (!path.endsWith(".svg")) return [];
    const file = `config/brands/${path.replace("/", "/assets/")}`;
    const text = Buffer.from(bytes).toString("utf8");
    return Object.entries(DAMAGES).flatMap(([kind, damage]): Mutation[] => {
      const broken = damage(text);
      if (!broken || broken.text === text) return [];
      // A finding about a drawing names a line.
      const offset = broken.text.lastIndexOf("\n", broken.at - 1) + 1;
      return [
        { kind, what: path, file, offset, texts: () => new Map([[file, broken.text]]), severity: "error" },
      ];
    });
  });
}

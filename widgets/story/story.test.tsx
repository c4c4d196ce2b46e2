import { describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";
import { migrations } from "./migrations.ts";

const words = { title: "home.agents.title", text: "home.agents.text" };
const picture = { name: "s-living-golden-story", width: 1600, height: 1067, colour: "#e9c78d" };

async function altOf(image: Readonly<Record<string, unknown>>, locale = "en") {
  const { html } = await renderWidget("story", { site: "wrenhollow-nl", locale, props: { ...words, image } });
  return elementOf(html).querySelector("img")?.getAttribute("alt");
}

describe("the picture of a story", () => {
  it("[LOC-09] is told in the language of the page", async () => {
    const image = { ...picture, alt: "home.picture.living-room" };
    expect(await altOf(image)).toBe("A living room with a stove and a long table");
    expect(await altOf(image, "nl")).toBe("Een woonkamer met een kachel en een lange tafel");
    expect(await altOf({ ...image, altText: "Wrenhollow" })).toBe(await altOf(image));
  });

  it("is told by words that need no language, or is decoration", async () => {
    expect(await altOf({ ...picture, altText: "Wrenhollow" }, "nl")).toBe("Wrenhollow");
    expect(await altOf(picture)).toBe("");
  });

  it("[LOC-09] is told by a message on every home of every brand, in every language", async () => {
    const release = await realRelease();
    const images = Object.values(release.sites).flatMap(({ pages }) =>
      Object.values(pages.home?.slots.main?.nodes ?? {}).flatMap(({ widget, props }) =>
        widget === "story" && props.image ? [props.image as { alt?: string; altText?: string }] : [],
      ),
    );
    expect(images.length).toBeGreaterThan(10);
    for (const { alt = "", altText } of images) {
      expect(altText).toBeUndefined();
      // English stands in for a language that was just added.
      const english = release.messages.en?.[alt];
      const others = Object.values(release.messages).flatMap(({ [alt]: told }) =>
        told === english ? [] : [told],
      );
      expect(others.length, alt).toBeGreaterThanOrEqual(13);
      expect(new Set(others).size, alt).toBe(others.length);
    }
  });
});

describe("props of version 2", () => {
  const migrated = (image: unknown) => migrations[2]?.({ ...words, image }).image;

  it("keep the words they were written with", async () => {
    const image = migrated({ ...picture, alt: "A room in warm light." });
    expect(image).toEqual({ ...picture, altText: "A room in warm light." });
    expect(await altOf(image as Readonly<Record<string, unknown>>, "nl")).toBe("A room in warm light.");
  });

  it("keep a message that was named ahead, and a picture without words", () => {
    const ahead = { ...picture, alt: "home.picture.living-room" };
    expect(migrated(ahead)).toEqual(ahead);
    expect(migrated({ ...picture, alt: "" })).toEqual(picture);
  });

  it("may be sparse or odd, as a layer's are", () => {
    expect(migrated({ colour: "#2f4677" })).toEqual({ colour: "#2f4677" });
    expect(migrations[2]?.(words)).toEqual(words);
    for (const odd of [null, "none", { alt: 3 }]) expect(migrated(odd)).toEqual(odd);
  });
});

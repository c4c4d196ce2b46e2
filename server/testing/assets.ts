import type { AssetSource } from "#renderer/server";

/** Assets that stand for any build. */
export const testAssets: AssetSource = {
  build: "test",
  bootScript: "/assets/boot.js",
  appScript: "/assets/app.js",
  devScripts: [],
  styles: () => ({ css: "body{margin:0}", links: [] }),
  stylesFile: () => undefined,
  widgetStyles: () => ".x{}",
  chunks: () => [],
  theme: () => ({ css: ":root{}", fontPreloads: [], icon: "/icon.svg", color: "#fff" }),
};

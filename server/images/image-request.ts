export const imageWidths = [320, 480, 640, 960, 1280, 1600] as const;
export const imageFormats = ["avif", "webp", "jpg"] as const;

export type ImageFormat = (typeof imageFormats)[number];

export interface ImageRequest {
  readonly name: string;
  readonly width: number;
  readonly format: ImageFormat;
}

/**
 * Reads `<name>-<width>.<format>`, or `<name>.<signature>-<width>.<format>`. Null for any width or format
 * that is not offered: the cache can not be filled with variants.
 */
export function parseImageRequest(file: string): (ImageRequest & { readonly signature?: string }) | null {
  const match = /^([a-z0-9][a-z0-9-]{0,80})(?:\.([0-9a-f]{16}))?-(\d{3,4})\.(avif|webp|jpg)$/.exec(file);
  const [, name = "", signature, digits = "", extension = ""] = match ?? [];
  const width = imageWidths.find((offered) => offered === Number(digits));
  const format = imageFormats.find((offered) => offered === extension);
  return width && format ? { name, width, format, ...(signature ? { signature } : {}) } : null;
}

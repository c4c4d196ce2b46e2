import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { type ImageRecord, imageSources } from "./image-sources.ts";
import styles from "./picture.module.css";

export interface PictureProps {
  readonly image: ImageRecord;
  /** `sizes` attribute: how wide the picture is drawn, such as `(width < 780px) 100vw, 380px`. */
  readonly sizes: string;
  /** Width to height of the box; the picture's own unless told. The picture covers the box. */
  readonly ratio?: number;
  /** True for the largest picture of the first screen: loaded at once and first. */
  readonly priority?: boolean;
  /** Replaces the picture's own text; empty for decoration. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * A responsive picture in a box that keeps its size, over the picture's dominant colour until it is there.
 */
export function Picture({ image, sizes, ratio, priority = false, alt, className }: PictureProps) {
  const box = {
    "--ratio": Math.round((ratio ?? image.width / image.height) * 1e4) / 1e4,
    "--colour": image.colour,
  } as CSSProperties;
  const { avif, fallback } = imageSources(image, sizes);
  return (
    <picture className={clsx(styles.picture, className)} style={box}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        className={styles.image}
      />
    </picture>
  );
}

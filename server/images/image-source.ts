/** An original picture: a drawing that scales, or a photo's bytes. */
export type Original =
  | { readonly kind: "drawing"; readonly svg: string }
  | { readonly kind: "photo"; readonly bytes: Buffer };

/**
 * Where originals come from. Drawn scenes and a folder of photos are both sources; a bucket would be another.
 */
export interface ImageSource {
  /** Part of the cache key; changes when the same name starts to look different. */
  readonly version: string;
  /** Null when the source has no such picture. */
  readonly load: (name: string) => Promise<Original | null>;
}

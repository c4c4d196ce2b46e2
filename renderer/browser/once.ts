/** A part of the page's code that is loaded once, and again where it did not come. */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let begun: Promise<Part> | undefined;
  return () =>
    (begun ??= load().catch((cause: unknown) => {
      begun = undefined;
      throw cause;
    }));
}

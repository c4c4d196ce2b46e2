import { type NamePlace, positionOf } from "#renderer/release";

/** A place in words: file, line, and the way to it. */
export function placeText({ source, path, part }: NamePlace): string {
  const { line } = positionOf(source, path, part);
  return `${source.file}:${line} ${path.join(".")}`;
}

import type { PathProblem } from "../json/path-problem.ts";
import type { MarkedValue } from "./marked-values.ts";

/**
 * Fields that say the words of another field of the same object: `title` says `home.description`, and there
 * is a `home.title`. Two that changed places are one mistake.
 */
export function swappedMessages(
  marked: readonly MarkedValue[],
  messages: ReadonlySet<string>,
): PathProblem[] {
  const objects = new Map<string, MarkedValue[]>();
  for (const value of marked) {
    if (value.kind !== "message" || typeof value.path.at(-1) !== "string") continue;
    const owner = JSON.stringify(value.path.slice(0, -1));
    objects.set(owner, [...(objects.get(owner) ?? []), value]);
  }
  return [...objects.values()].flatMap((values): PathProblem[] => {
    const fields = new Set(values.map(({ path }) => String(path.at(-1))));
    for (const { path, value } of values) {
      const field = String(path.at(-1));
      const [, start = "", last = ""] = /^(.*\.)([^.]+)$/.exec(value) ?? [];
      const own = `${start}${field}`;
      if (last === field || !fields.has(last) || !messages.has(value) || !messages.has(own)) continue;
      const message = `"${field}" says "${value}", which are the words of "${last}".`;
      return [{ path, code: "other-words", message, suggestion: `Write "${own}".`, severity: "warning" }];
    }
    return [];
  });
}

/** Words in the head of a page that are those of another page, where there are words of its own (SEO-02). */
export function wordsOfOtherPage(
  page: string,
  marked: readonly MarkedValue[],
  messages: ReadonlySet<string>,
): PathProblem[] {
  const name = page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return marked.flatMap(({ path, value, kind }): PathProblem[] => {
    const [, start, of, field] = /^(\w+\.)(\w+)\.(\w+)$/.exec(value) ?? [];
    if (kind !== "message" || path[0] !== "head" || start === undefined || of === name) return [];
    const own = `${start}${name}.${field}`;
    if (!messages.has(value) || !messages.has(own)) return [];
    const message = `"${value}" says what "${of}" is; this is the page "${page}".`;
    const suggestion = `Write "${own}".`;
    return [{ path: path, code: "other-words", message, suggestion, severity: "warning" }];
  });
}

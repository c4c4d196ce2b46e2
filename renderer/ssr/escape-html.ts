const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text or attribute value, safe inside HTML. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const unsafeInScript = /[<\u2028\u2029]/g;

/** JSON that may stand inside a script element: no `<`, no line separators that older parsers trip over. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafeInScript,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

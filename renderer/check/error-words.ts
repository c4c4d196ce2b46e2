/** Why a view failed, in one line. */
export function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${firstLine(error.message)}` : String(error);
}

/** Why a message cannot be said, of the many lines that react-intl writes about it. */
export function sayingError(text: string): string {
  const [, name] = /variable "([^"]+)" was not provided/.exec(text) ?? [];
  if (name !== undefined) return `It needs {${name}}, which is not given here.`;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.findLast((line) => /^\w*Error:/.test(line)) ?? lines[0] ?? "";
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

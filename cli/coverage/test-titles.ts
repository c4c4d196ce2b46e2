import ts from "typescript";

const TESTS = new Set(["it", "test"]);
const OFF = new Set(["skip", "todo", "fails"]);

/**
 * Titles of the tests in a source text that would run, each with the titles of the groups around it.
 * Only real calls of `it`, `test` and `describe` count; comments, strings and skipped tests do not.
 */
export function testTitles(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    if (call.isOff) return;
    const title = `${around} ${call.title}`.trim();
    if (TESTS.has(call.name)) titles.push(title);
    else ts.forEachChild(node, (child) => visit(child, title));
  };
  visit(source, "");
  return titles;
}

/** Ids such as `[ROOM-03]` in a title. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+[a-z]?)\]/g)].flatMap(([, id]) => id ?? []);
}

interface TestCall {
  readonly name: string;
  readonly title: string;
  readonly isOff: boolean;
}

/** Reads `it("…", …)`, `it.each([…])("…", …)`, `test.describe("…", …)`; undefined for any other call. */
function readCall(node: ts.CallExpression): TestCall | undefined {
  const chain = chainOf(node.expression);
  const [name, ...rest] = chain ?? [];
  if (name === undefined || (!TESTS.has(name) && name !== "describe")) return undefined;
  const [title] = node.arguments;
  const text = title && literalText(title);
  if (text === undefined || node.arguments.length < 2) return undefined;
  const isGroup = name === "describe" || rest.includes("describe");
  return {
    name: isGroup ? "describe" : name,
    title: text,
    isOff: rest.some((modifier) => OFF.has(modifier)),
  };
}

/** `it.skip.each` as names, whatever was called on the way. */
function chainOf(node: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) {
    const before = chainOf(node.expression);
    return before && [...before, node.name.text];
  }
  if (ts.isCallExpression(node)) return chainOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return chainOf(node.tag);
  return undefined;
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join("…");
  if (ts.isBinaryExpression(node)) return `${literalText(node.left) ?? ""}${literalText(node.right) ?? ""}`;
  return undefined;
}

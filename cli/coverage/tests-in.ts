import ts from "typescript";

/** One test that would run. */
export interface FoundTest {
  /** Its title after those of the groups around it. */
  readonly title: string;
  /** What runs: its function, and the table it is repeated over. */
  readonly runs: readonly ts.Node[];
}

const TESTS = new Set(["it", "test"]);
const OFF = new Set(["skip", "todo", "fails"]);

/**
 * Tests of a source file that would run, each with the titles of the groups around it.
 * Only real calls of `it`, `test` and `describe` count; comments, strings and skipped tests do not.
 */
export function testsIn(source: ts.SourceFile): FoundTest[] {
  const found: FoundTest[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    if (call.isOff) return;
    const title = `${around} ${call.title}`.trim();
    if (TESTS.has(call.name)) found.push({ title, runs: call.runs });
    else ts.forEachChild(node, (child) => visit(child, title));
  };
  visit(source, "");
  return found;
}

/** Ids such as `[ROOM-03]` or `[GAME-01b]` in a title. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+[a-z]?)\]/g)].flatMap(([, id]) => id ?? []);
}

interface TestCall {
  readonly name: string;
  readonly title: string;
  readonly isOff: boolean;
  readonly runs: readonly ts.Node[];
}

/** Reads `it("…", …)`, `it.each([…])("…", …)`, `test.describe("…", …)`; undefined for any other call. */
function readCall(node: ts.CallExpression): TestCall | undefined {
  const chain = chainOf(node.expression);
  const [name, ...rest] = chain ?? [];
  if (name === undefined || (!TESTS.has(name) && name !== "describe")) return undefined;
  const [title, ...runs] = node.arguments;
  const text = title && literalText(title);
  if (text === undefined || runs.length === 0) return undefined;
  const isGroup = name === "describe" || rest.includes("describe");
  return {
    name: isGroup ? "describe" : name,
    title: text,
    isOff: rest.some((modifier) => OFF.has(modifier)),
    runs: [...runs, ...tablesOf(node.expression)],
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

/** The rows of `it.each(rows)`. */
function tablesOf(node: ts.Expression): readonly ts.Node[] {
  return ts.isCallExpression(node) ? node.arguments : [];
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join("…");
  if (ts.isBinaryExpression(node)) return `${literalText(node.left) ?? ""}${literalText(node.right) ?? ""}`;
  return undefined;
}

import { posix } from "node:path";
import ts from "typescript";

/** A source file with its names bound: which declaration an identifier means, in which scope. */
export interface SourceModule {
  readonly path: string;
  readonly source: ts.SourceFile;
  /** The declaration's symbol an identifier means; undefined for globals. */
  readonly symbolAt: (identifier: ts.Identifier) => ts.Symbol | undefined;
  /**
   * Everything that is put into a variable after its declaration, in any scope: `app = await
   * createTestApp()`.
   */
  readonly assignedTo: (symbol: ts.Symbol) => readonly ts.Node[];
  readonly exports: () => readonly ts.Symbol[];
}

/** Binds one source text by itself: nothing it imports is read. */
export function bindModule(path: string, text: string): SourceModule {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === path ? source : undefined),
    fileExists: (name) => name === path,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => "lib.d.ts",
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
  const options: ts.CompilerOptions = {
    noResolve: true,
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    allowJs: true,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.Latest,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const checker = ts.createProgram([path], options, host).getTypeChecker();
  const symbolAt = (identifier: ts.Identifier) =>
    ts.isShorthandPropertyAssignment(identifier.parent)
      ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
      : checker.getSymbolAtLocation(identifier);
  const assigned = assignments(source, symbolAt);
  return {
    path,
    source,
    symbolAt,
    assignedTo: (symbol) => assigned.get(symbol) ?? [],
    exports: () => {
      const module = checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module) : [];
    },
  };
}

/** Path of what an import names: a file of the project, or the package as written. */
export function importedPath(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const exact = aliases[specifier];
  if (exact) return posix.normalize(exact);
  for (const [alias, target] of Object.entries(aliases)) {
    const start = alias.endsWith("*") ? alias.slice(0, -1) : undefined;
    if (start !== undefined && specifier.startsWith(start))
      return posix.normalize(target.replace("*", specifier.slice(start.length)));
  }
  return specifier;
}

function assignments(
  source: ts.SourceFile,
  symbolAt: SourceModule["symbolAt"],
): ReadonlyMap<ts.Symbol, readonly ts.Node[]> {
  const found = new Map<ts.Symbol, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      for (const target of targetsOf(node.left)) {
        const symbol = symbolAt(target);
        if (symbol) found.set(symbol, [...(found.get(symbol) ?? []), node.right]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Variables on the left of an assignment, those of `({ app } = …)` and `[app] = …` too. */
function targetsOf(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) return [node];
  if (ts.isParenthesizedExpression(node)) return targetsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(targetsOf);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => {
      if (ts.isShorthandPropertyAssignment(property)) return [property.name];
      return ts.isPropertyAssignment(property) ? targetsOf(property.initializer) : [];
    });
  return [];
}

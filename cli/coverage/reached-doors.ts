import ts from "typescript";
import { DATA_OF_A_DOOR, doorsAt, type Reached, TEST_SUPPORT } from "./doors.ts";
import { bindModule, importedPath, type SourceModule } from "./source-module.ts";

export interface DoorReader {
  readonly module: (path: string) => SourceModule;
  /**
   * Doors that are reached from nodes of a module: by what they name, what those declarations name, and so
   * on.
   */
  readonly reachedFrom: (module: SourceModule, nodes: readonly ts.Node[]) => ReadonlySet<Reached>;
}

/**
 * Follows names statically. Inside a file every declaration and every value put into a variable is followed;
 * an imported name is looked up among the doors, and followed further only into code of tests, so that
 * production code that happens to import a server does not turn a call of a pure function into a proof.
 */
export function createDoorReader({
  read,
  aliases,
}: {
  /** Text of a file of the project; undefined when there is none. */
  readonly read: (path: string) => string | undefined;
  /** `imports` of package.json. */
  readonly aliases: Readonly<Record<string, string>>;
}): DoorReader {
  const modules = new Map<string, SourceModule>();
  const reachedByExport = new Map<string, ReadonlySet<Reached>>();

  function module(path: string): SourceModule {
    const known = modules.get(path) ?? bindModule(path, read(path) ?? "");
    modules.set(path, known);
    return known;
  }

  function ofExport(path: string, name: string): ReadonlySet<Reached> {
    const key = `${path}#${name}`;
    const known = reachedByExport.get(key);
    if (known) return known;
    reachedByExport.set(key, new Set());
    const own = module(path);
    const reached = new Set<Reached>();
    for (const symbol of own.exports())
      if (name === "*" || symbol.name === name) follow(own, symbol, new Set(), reached);
    reachedByExport.set(key, reached);
    return reached;
  }

  function ofImport(from: SourceModule, specifier: string, name: string): Iterable<Reached> {
    const path = importedPath(from.path, specifier, aliases);
    const isSupport = TEST_SUPPORT.test(path) && /\.tsx?$/.test(path);
    return [...doorsAt(path, name), ...(isSupport ? ofExport(path, name) : [])];
  }

  function follow(own: SourceModule, symbol: ts.Symbol, seen: Set<ts.Symbol>, reached: Set<Reached>): void {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      const imported = importOf(declaration);
      if (imported) {
        for (const one of ofImport(own, imported.specifier, imported.name)) reached.add(one);
      } else {
        for (const node of valuesOf(declaration)) walk(own, node, seen, reached);
      }
    }
    for (const node of own.assignedTo(symbol)) walk(own, node, seen, reached);
  }

  function walk(own: SourceModule, node: ts.Node, seen: Set<ts.Symbol>, reached: Set<Reached>): void {
    if (ts.isTypeNode(node) || isDataOfADoor(node)) return;
    const dynamic = dynamicImport(node);
    if (dynamic !== undefined) for (const one of ofImport(own, dynamic, "*")) reached.add(one);
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      const symbol = own.symbolAt(node);
      if (symbol) follow(own, symbol, seen, reached);
    }
    ts.forEachChild(node, (child) => walk(own, child, seen, reached));
  }

  return {
    module,
    reachedFrom(own, nodes) {
      const [seen, reached] = [new Set<ts.Symbol>(), new Set<Reached>()];
      for (const node of nodes) walk(own, node, seen, reached);
      return reached;
    },
  };
}

/** The module and name behind a declaration that is an import or a re-export; undefined for any other. */
function importOf(declaration: ts.Declaration): { specifier: string; name: string } | undefined {
  let at: ts.Node = declaration;
  while (!ts.isImportDeclaration(at) && !ts.isExportDeclaration(at)) {
    if (ts.isSourceFile(at) || !isInImport(at)) return undefined;
    at = at.parent;
  }
  const specifier = at.moduleSpecifier;
  if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
  if (ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration)) {
    const name = declaration.propertyName ?? declaration.name;
    return { specifier: specifier.text, name: declaration.isTypeOnly ? "" : name.text };
  }
  return { specifier: specifier.text, name: ts.isImportClause(declaration) ? "default" : "*" };
}

function isInImport(node: ts.Node): boolean {
  return (
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node) ||
    ts.isNamedImports(node) ||
    ts.isNamedExports(node) ||
    ts.isNamespaceImport(node) ||
    ts.isNamespaceExport(node) ||
    ts.isImportClause(node)
  );
}

/** What the value of a declaration is made of. */
function valuesOf(declaration: ts.Declaration): readonly ts.Node[] {
  if (ts.isBindingElement(declaration)) {
    const name = declaration.propertyName ?? declaration.name;
    if (ts.isIdentifier(name) && DATA_OF_A_DOOR.has(name.text)) return [];
    const holder = declaration.parent.parent;
    return ts.isParameter(holder) ? [] : valuesOf(holder);
  }
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    if (ts.isForOfStatement(loop) || ts.isForInStatement(loop)) return [loop.expression];
    return declaration.initializer ? [declaration.initializer] : [];
  }
  if (ts.isFunctionDeclaration(declaration)) return declaration.body ? [declaration.body] : [];
  if (ts.isClassDeclaration(declaration)) return declaration.members;
  if (ts.isExportSpecifier(declaration)) return [declaration.propertyName ?? declaration.name];
  return ts.isExportAssignment(declaration) ? [declaration.expression] : [];
}

/** `test.clock` and `project.root`: no call of what they belong to. */
function isDataOfADoor(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && DATA_OF_A_DOOR.has(node.name.text);
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

function dynamicImport(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [specifier] = node.arguments;
  return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}

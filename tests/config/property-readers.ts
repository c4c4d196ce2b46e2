import { dirname, resolve } from "node:path";
import ts from "typescript";

/**
 * A property of a configuration file, by its place in the generated type (`Limits.rooms.max`), with the files
 * that read it.
 */
export interface ReadProperty {
  readonly path: string;
  readonly readers: readonly string[];
}

/**
 * Every property a generated configuration type declares, with the files of the product that read it, found
 * as an editor's "find references" finds them. Tests, fixtures and generated files do not count as readers.
 */
export function propertiesOf(typesFile: string): readonly ReadProperty[] {
  const file = resolve(typesFile);
  const source = service.getProgram()?.getSourceFile(file);
  if (!source) throw new Error(`${typesFile} is not part of the project.`);
  const found: ReadProperty[] = [];
  const visit = (node: ts.Node, within: string): void => {
    const named = ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node);
    const path = named ? [within, node.name.getText(source)].filter(Boolean).join(".") : within;
    if (ts.isPropertySignature(node)) found.push({ path, readers: readersOf(file, source, node) });
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(source, "");
  return found;
}

/**
 * Readers of a property or, where none is found, of the same one of an equal type of another file: code that
 * takes either sees one of the two, and which one depends on what was asked before.
 */
function readersOf(file: string, source: ts.SourceFile, property: ts.PropertySignature): readonly string[] {
  const own = readersAt(file, property.name.getStart(source));
  const { parent } = property;
  if (own.length > 0 || !ts.isInterfaceDeclaration(parent)) return own;
  return twinsOf(parent, source).flatMap(({ fileName, twin, of }) =>
    twin.members.flatMap((member) =>
      member.name?.getText(of) === property.name.getText(source)
        ? readersAt(fileName, member.name.getStart(of))
        : [],
    ),
  );
}

/** Interfaces of other configuration types that have the same name and say the same. */
function twinsOf(type: ts.InterfaceDeclaration, source: ts.SourceFile) {
  const files = service.getProgram()?.getSourceFiles() ?? [];
  return files.flatMap((of) =>
    of === source || !of.fileName.includes("/schemas/generated/config/")
      ? []
      : of.statements.flatMap((twin) =>
          ts.isInterfaceDeclaration(twin) && twin.getText(of) === type.getText(source)
            ? [{ fileName: of.fileName, twin, of }]
            : [],
        ),
  );
}

function readersAt(file: string, position: number): readonly string[] {
  const references = service.findReferences(file, position) ?? [];
  const files = references.flatMap(({ references: all }) => all.map(({ fileName }) => fileName));
  return [...new Set(files)].filter((name) => !NOT_THE_PRODUCT.test(name));
}

const NOT_THE_PRODUCT = /generated|\.test\.|\/testing\/|\/fixtures\/|\/tests\//;

const service = languageService();

function languageService(): ts.LanguageService {
  const file = resolve("tsconfig.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  const sources = fileNames.filter((name) => !/\.test\.tsx?$/.test(name));
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => sources,
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(file),
    getDefaultLibFileName: (wanted) => ts.getDefaultLibFilePath(wanted),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

import { type ConfigSource, type Finding, type ReleaseResult, readConfigSource } from "#renderer/release";
import { createProjectBuilder, isError, type ProjectOptions } from "../project.ts";
import { renderFindings } from "./render-findings.ts";
import { createSchemaLinks } from "./schema-links.ts";
import { createUnusedMessages } from "./unused-messages.ts";

/** What `validate` says about a project, and the release when nothing in it is an error. */
export type ProjectFindings = Pick<ReleaseResult, "release" | "findings" | "explain" | "provenance">;

export interface CollectOptions extends ProjectOptions {
  /** Whether every page is rendered too, when nothing else is an error. */
  readonly render?: boolean;
}

/** Builds the release and adds what only a person who edits files wants to know. */
export async function collectFindings(root: string, options: CollectOptions = {}): Promise<ProjectFindings> {
  const built = await createFindingsCollector(root, options)(readConfigSource(root, options.overlay));
  const isValid = !built.findings.some(isError);
  const shown = options.render && isValid ? await renderFindings(root, built) : [];
  if (shown.length === 0) return built;
  const all = sortByPlace([...built.findings, ...shown]);
  return { ...built, release: all.some(isError) ? null : built.release, findings: all };
}

/** Collects what `validate --no-render` says of a configuration, again and again: what follows from unchanged texts is kept. */
export function createFindingsCollector(
  root: string,
  { code = root }: Pick<ProjectOptions, "code"> = {},
): (source: ConfigSource) => Promise<ProjectFindings> {
  const build = createProjectBuilder(root, { code });
  const linkFindings = createSchemaLinks(root);
  const unusedFindings = createUnusedMessages(code);
  return async (source) => {
    const built = await build({ source });
    const unused = unusedFindings(source.texts).filter(isNoEcho(built.findings));
    const findings = sortByPlace([...built.findings, ...linkFindings(source.texts), ...unused]);
    return { ...built, release: findings.some(isError) ? null : built.release, findings };
  };
}

function sortByPlace(findings: readonly Finding[]): Finding[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.code, b.code),
  );
}

/**
 * A message that a misspelt name was meant to name is used: taking it out would lose its translations. Where a whole file cannot be
 * read, nobody knows what it names.
 */
function isNoEcho(findings: readonly Finding[]): (unused: Finding) => boolean {
  if (findings.some(isOfWholeFile)) return () => false;
  const unknown = findings.filter(({ code }) => code === "unknown-message");
  // Words where a name belongs: nobody knows whose place they took.
  if (unknown.some(({ message }) => quoted(message).some((name) => !/^[\w-]+\./.test(name))))
    return () => false;
  const likely = ({ suggestion }: Finding) =>
    suggestion?.startsWith("Did you mean") ? quoted(suggestion) : [];
  // What a suggestion says to write is used once it is written.
  const asked = findings.flatMap(({ suggestion }) => [
    ...(suggestion ?? "").matchAll(/"([\w-]+\.[\w.-]+)"/g),
  ]);
  const meant = new Set([...unknown.flatMap(likely), ...asked.map(([, id = ""]) => id)]);
  const lost = new Set(
    unknown.flatMap((finding) =>
      likely(finding).length > 0 ? [] : quoted(finding.message).map(namespaceOf),
    ),
  );
  return ({ message }) => quoted(message).every((id) => !meant.has(id) && !lost.has(namespaceOf(id)));
}

function isOfWholeFile({ code, line, column }: Finding): boolean {
  return code === "invalid-json" || (code === "wrong-type" && line === 1 && column === 1);
}

/** The first name that a sentence puts in quotes. */
function quoted(sentence = ""): string[] {
  const [, name] = /"([^"]+)"/.exec(sentence) ?? [];
  return name === undefined ? [] : [name];
}

function namespaceOf(id: string): string {
  return id.split(".", 1)[0] ?? "";
}

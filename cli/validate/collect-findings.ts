import { type ConfigSource, type Finding, type ReleaseResult, readConfigSource } from "#renderer/release";
import { createProjectBuilder, isError, type ProjectOptions } from "../project.ts";
import { createMissingMessages } from "./missing-messages.ts";
import { prepareRendering, renderFindings } from "./render-findings.ts";
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
  const prepared = options.render ? await prepareRendering() : undefined;
  try {
    const built = await createFindingsCollector(root, options)(readConfigSource(root, options.overlay));
    const isValid = !built.findings.some(isError);
    const shown = prepared && isValid ? await renderFindings(root, built, prepared) : [];
    return shown.length === 0 ? built : withShown(built, shown);
  } finally {
    prepared?.helper?.end();
  }
}

function withShown(built: ProjectFindings, shown: readonly Finding[]): ProjectFindings {
  const all = sortByPlace(withMissingWords(built.findings, shown));
  return { ...built, release: all.some(isError) ? null : built.release, findings: all };
}

/**
 * Collects what `validate --no-render` says of a configuration, again and again: what follows from unchanged
 * texts is kept.
 */
export function createFindingsCollector(
  root: string,
  { code = root }: Pick<ProjectOptions, "code"> = {},
): (source: ConfigSource) => Promise<ProjectFindings> {
  const build = createProjectBuilder(root, { code });
  const linkFindings = createSchemaLinks(root);
  const unusedFindings = createUnusedMessages(code);
  const missingFindings = createMissingMessages(code);
  return async (source) => {
    const built = await build({ source });
    // A file that says nothing yet is told as that, and named what nobody knows.
    const blank = new Set([...source.texts].flatMap(([file, text]) => (isBlank(text) ? [file] : [])));
    const isOfBlank = ({ file, severity }: Finding) => blank.has(file) && severity === "error";
    const unused = built.findings.some(isOfBlank)
      ? []
      : unusedFindings(source.texts).filter(isNoEcho(built.findings));
    const links = linkFindings(source.texts).filter(
      (link) =>
        isOfItsKind(built.findings)(link) && !(blank.has(link.file) && built.findings.some(isOfBlank)),
    );
    // Words whose file cannot be read are there, most likely.
    const missing = built.findings.some(isOfWholeFile) ? [] : missingFindings(source.texts);
    const findings = sortByPlace([...built.findings, ...links, ...unused, ...missing]);
    return { ...built, release: findings.some(isError) ? null : built.release, findings };
  };
}

function isBlank(text: string): boolean {
  return text.length < 20 && /^\s*\{\s*\}\s*$/.test(text);
}

/** A word that pages miss because English calls it otherwise is one mistake, where that was found. */
function withMissingWords(built: readonly Finding[], shown: readonly Finding[]): readonly Finding[] {
  const causes = new Map<string, Finding>();
  for (const finding of built)
    if (finding.code === "unknown-message") causes.set(quoted(finding.message)[0] ?? "", finding);
  const merged = shown.map((finding): Finding => {
    const cause = finding.code === "missing-word" ? causes.get(quoted(finding.message)[0] ?? "") : undefined;
    if (!cause) return finding;
    const { file, line, column, suggestion } = cause;
    return { ...finding, file, line, column, ...(suggestion && { suggestion }) };
  });
  const told = new Set(merged.filter(({ code }) => code === "missing-word").map(placeName));
  const isTold = (finding: Finding) => finding.code === "unknown-message" && told.has(placeName(finding));
  return [...built.filter((finding) => !isTold(finding)), ...merged];
}

function placeName({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

function sortByPlace(findings: readonly Finding[]): Finding[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.code, b.code),
  );
}

/**
 * A message that a misspelt name was meant to name is used: taking it out would lose its translations. Where
 * a whole file cannot be read, or is gone while others name it, nobody knows what it names.
 */
function isNoEcho(findings: readonly Finding[]): (unused: Finding) => boolean {
  if (findings.some((finding) => isOfWholeFile(finding) || isOfLostRecord(finding))) return () => false;
  const unknown = findings.filter(({ code }) => code === "unknown-message");
  // A place that names a message it cannot show names another one than it did, and what is no id stood for
  // one.
  const misnamed = findings.filter(
    ({ code, file }) => (code === "message-arguments" || code === "bad-name") && !isTranslation(file),
  );
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
  let free = misnamed.length + unknown.filter(({ file }) => !file.startsWith("config/messages/")).length;
  return ({ message }) => {
    const isEcho = quoted(message).some((id) => meant.has(id) || lost.has(namespaceOf(id)));
    return !isEcho && --free < 0;
  };
}

function isTranslation(file: string): boolean {
  return /\/messages\/(?!en\/)/.test(file);
}

/** A file of another kind names the schema of that. */
function isOfItsKind(findings: readonly Finding[]): (link: Finding) => boolean {
  const others = new Set(findings.filter(({ code }) => code === "wrong-kind").map(({ file }) => file));
  return ({ file }) => !others.has(file);
}

function isOfWholeFile({ code, line, column }: Finding): boolean {
  return (
    ["invalid-json", "wrong-kind", "unreadable-file", "unknown-file", "not-a-file"].includes(code) ||
    (code === "wrong-type" && line === 1 && column === 1)
  );
}

/** Whether a record is missed that named messages of its own: a page, a mail, a brand. */
function isOfLostRecord({ code, message, suggestion }: Finding): boolean {
  if (code === "no-records") return true;
  if (code === "lacking-mail") return message.startsWith("There is no mail ");
  const isReference = /^There is no [a-z]+ "/.test(message) && code !== "unknown-message";
  return isReference && !suggestion?.startsWith("Did you mean");
}

/** The first name that a sentence puts in quotes. */
function quoted(sentence = ""): string[] {
  const [, name] = /"([^"]+)"/.exec(sentence) ?? [];
  return name === undefined ? [] : [name];
}

function namespaceOf(id: string): string {
  return id.split(".", 1)[0] ?? "";
}

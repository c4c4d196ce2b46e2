import type { Finding, ReleaseResult } from "#renderer/release";
import { buildProject, isError, type ProjectOptions } from "../project.ts";
import { schemaLinkFindings } from "./schema-links.ts";
import { unusedMessages } from "./unused-messages.ts";

/** What `validate` says about a project, and the release when nothing in it is an error. */
export type ProjectFindings = Pick<ReleaseResult, "release" | "findings">;

/** Builds the release and adds what only a person who edits files wants to know. */
export async function collectFindings(root: string, options: ProjectOptions = {}): Promise<ProjectFindings> {
  const { release, findings } = await buildProject(root, options.overlay, options);
  const unused = unusedMessages(root, options.code);
  const all = sortByPlace([...findings, ...schemaLinkFindings(root, options.overlay), ...unused]);
  return { release: all.some(isError) ? null : release, findings: all };
}

function sortByPlace(findings: readonly Finding[]): Finding[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column || order(a.code, b.code),
  );
}

import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type TextEdit,
} from "vscode-languageserver/node";
import type { Finding } from "#renderer/release";
import { addressOf, rangeOf, tokenAt } from "./document-places.ts";
import type { ProjectView } from "./project-view.ts";

/** More findings of one file than this are one mistake, repeated. */
const MOST_IN_FILE = 200;

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/**
 * Findings by file as an editor shows them. Places are counted in `text`, what the editor shows of a file.
 */
export function diagnosticsByFile(
  { findings }: Pick<ProjectView, "findings">,
  text: (file: string) => string,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const known = byFile.get(finding.file) ?? [];
    byFile.set(finding.file, known);
    if (known.length < MOST_IN_FILE) known.push(toDiagnostic(finding, text(finding.file)));
  }
  return byFile;
}

function toDiagnostic(finding: Finding, text: string): Diagnostic {
  const { code, severity, line, column, message, suggestion, sites } = finding;
  const touched = sites.length > 0 && sites.length <= 3 ? `Touches ${sites.join(", ")}.` : "";
  return {
    range: tokenAt(text, line, column),
    severity: SEVERITIES[severity],
    code,
    source: "staywright",
    message: [message, suggestion, touched].filter(Boolean).join(" "),
  };
}

/** What mends the findings that touch a span of a file. */
export function quickFixes(
  view: ProjectView,
  file: string,
  diagnostics: readonly Diagnostic[],
  text: (file: string) => string,
): readonly CodeAction[] {
  return view.findings.flatMap((finding): readonly CodeAction[] => {
    const shown = finding.fix && finding.file === file ? toDiagnostic(finding, text(file)) : undefined;
    const meant = shown && diagnostics.find((given) => isSame(given, shown));
    if (!meant || !finding.fix) return [];
    const changes: Record<string, TextEdit[]> = {};
    for (const edit of finding.fix.edits) {
      const uri = addressOf(view, edit.file);
      const edits = changes[uri] ?? [];
      edits.push({ range: rangeOf(text(edit.file), edit.offset, edit.length), newText: edit.text });
      changes[uri] = edits;
    }
    const { title } = finding.fix;
    return [
      { title, kind: CodeActionKind.QuickFix, diagnostics: [meant], isPreferred: true, edit: { changes } },
    ];
  });
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  const { start } = a.range;
  return (
    a.code === b.code && start.line === b.range.start.line && start.character === b.range.start.character
  );
}

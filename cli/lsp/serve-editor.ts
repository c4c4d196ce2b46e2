import { realpathSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CodeAction,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { completePlace } from "./complete-place.ts";
import { type Cursor, cursorAt } from "./cursor.ts";
import { describePlace } from "./describe-place.ts";
import { addressOf } from "./document-places.ts";
import { createEditorSession } from "./editor-session.ts";
import { findDefinition } from "./find-definition.ts";
import { findReferences, nameAtCursor } from "./find-references.ts";
import { isInner } from "./inner-kinds.ts";
import type { ProjectView } from "./project-view.ts";
import { prepareRename, type Renamable, renameInner } from "./rename-name.ts";
import { renameRecord } from "./rename-record.ts";
import { diagnosticsByFile, quickFixes } from "./show-findings.ts";

/** Milliseconds without a keystroke before findings are looked for. */
const PAUSE_MS = 60;

/** A request that cannot be done as it is; the editor shows the sentence. */
const REQUEST_FAILED = -32803;

/** Answers an editor over a connection until it goes; the project is the one in `root`. */
export function serveEditor(connection: Connection, root: string): void {
  const documents = new TextDocuments(TextDocument);
  const session = createEditorSession(root);
  const opened = new Map<string, string>();
  let shown: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let watches = false;
  let takesSnippets = false;
  let renamesFiles = false;

  /** Path of a document in the project; undefined for one of another place. */
  const fileOf = (uri: string): string | undefined => {
    if (!uri.startsWith("file:")) return undefined;
    const path = fileURLToPath(uri);
    const name = [root, realpathSync(root)]
      .map((folder) => relative(folder, path).split(sep).join("/"))
      .find((each) => !each.startsWith(".."));
    return name && /^(config|widgets)\/.+\.json$/.test(name) ? name : undefined;
  };
  const textOf = (view: ProjectView) => (file: string) =>
    documents.get(opened.get(file) ?? "")?.getText() ?? view.file(file)?.text ?? "";

  const refresh = async () => {
    timer = undefined;
    const versions = new Map([...opened].map(([file, uri]) => [file, documents.get(uri)?.version]));
    const view = await session.look();
    const byFile = diagnosticsByFile(view, textOf(view));
    const elsewhere = [...new Set([...shown, ...byFile.keys()])].filter((file) => !versions.has(file));
    // Open documents come last and hear that they have none, too: then everything about that version has been
    // said.
    for (const file of [...elsewhere, ...versions.keys()]) {
      const uri = opened.get(file) ?? addressOf(view, file);
      const version = versions.get(file);
      await connection.sendDiagnostics({ uri, version, diagnostics: [...(byFile.get(file) ?? [])] });
    }
    shown = [...byFile.keys()];
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void refresh().catch((error: unknown) => connection.console.error(String(error))),
      PAUSE_MS,
    );
  };
  const at = async <T>(
    { textDocument, position }: TextDocumentPositionParams,
    answer: (view: ProjectView, file: string, cursor: Cursor) => T | Promise<T>,
  ): Promise<T | null> => {
    const document = documents.get(textDocument.uri);
    const file = fileOf(textDocument.uri);
    if (!document || file === undefined) return null;
    return answer(await session.last(), file, cursorAt(document.getText(), document.offsetAt(position)));
  };

  const renamedTo = async (view: ProjectView, { kind, name }: Renamable & { ok: true }, to: string) => {
    if (isInner(kind)) return renameInner(view, { kind, name }, to);
    const texts = new Map([...opened].map(([file, uri]) => [file, documents.get(uri)?.getText() ?? ""]));
    const versionOf = (file: string) => documents.get(opened.get(file) ?? "")?.version;
    const renamed = await renameRecord({ root, texts, versionOf, renamesFiles }, { kind, name, to });
    // Told, not asked: an editor that shows no questions still shows this.
    if (renamed.ok && renamed.notes.length > 0)
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Info,
        message: renamed.notes.join("\n"),
      });
    return renamed;
  };

  connection.onInitialize(({ capabilities, initializationOptions }: InitializeParams): InitializeResult => {
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    takesSnippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    const { documentChanges, resourceOperations = [] } = capabilities.workspace?.workspaceEdit ?? {};
    renamesFiles = documentChanges === true && resourceOperations.includes("rename");
    session.choose(chosenSite(initializationOptions));
    return {
      serverInfo: { name: "staywright" },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', ".", "$"] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: true,
      },
    };
  });
  connection.onInitialized(() => {
    if (watches)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [
          { globPattern: "**/{config,widgets,schemas,domain,renderer,server}/**/*.{json,ts,tsx,svg}" },
        ],
      });
    soon();
  });
  connection.onDidChangeConfiguration(({ settings }) => {
    session.choose(chosenSite(settings?.staywright));
    soon();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => /\.tsx?$/.test(uri))) session.forgetCode();
    soon();
  });
  documents.onDidChangeContent(({ document }) => {
    const file = fileOf(document.uri);
    if (file === undefined) return;
    opened.set(file, document.uri);
    session.open(file, document.getText());
    soon();
  });
  documents.onDidClose(({ document }) => {
    const file = fileOf(document.uri);
    if (file === undefined) return;
    opened.delete(file);
    session.close(file);
    soon();
  });
  documents.onDidSave(soon);

  connection.onCompletion((asked) =>
    at(asked, (view, file, cursor) => {
      const { items, isIncomplete } = completePlace(view, file, cursor, takesSnippets);
      return { items: [...items], isIncomplete };
    }),
  );
  connection.onHover((asked) => at(asked, (view, file, cursor) => describePlace(view, file, cursor) ?? null));
  connection.onDefinition((asked) =>
    at(asked, (view, file, cursor) => [...findDefinition(view, file, cursor)]),
  );
  connection.onReferences((asked) =>
    at(asked, (view, file, cursor) => {
      const named = nameAtCursor(view, file, cursor);
      return named ? findReferences(view, named).map(({ uri, range }) => ({ uri, range })) : [];
    }),
  );
  connection.onPrepareRename((asked) =>
    at(asked, (view, file, cursor) => {
      const found = prepareRename(view, file, cursor);
      if (!found.ok) throw new ResponseError(REQUEST_FAILED, found.reason);
      return { range: found.range, placeholder: found.shown };
    }),
  );
  connection.onRenameRequest(async (asked) => {
    // Its edits are counted in what the documents say now.
    const { unreadable } = await session.look();
    const [first] = unreadable;
    if (first !== undefined)
      throw new ResponseError(REQUEST_FAILED, `${first} is no JSON just now; mend it first.`);
    return at(asked, async (view, file, cursor) => {
      const found = prepareRename(view, file, cursor);
      const renamed = found.ok ? await renamedTo(view, found, asked.newName) : found;
      if (!renamed.ok) throw new ResponseError(REQUEST_FAILED, renamed.reason);
      return renamed.edit;
    });
  });
  connection.onCodeAction(async ({ textDocument, context }): Promise<CodeAction[]> => {
    const file = fileOf(textDocument.uri);
    if (file === undefined) return [];
    const view = await session.look();
    return [...quickFixes(view, file, context.diagnostics, textOf(view))];
  });
  documents.listen(connection);
  connection.listen();
}

function chosenSite(settings: unknown): string | undefined {
  const site = (settings as { readonly site?: unknown } | null | undefined)?.site;
  return typeof site === "string" && site !== "" ? site : undefined;
}

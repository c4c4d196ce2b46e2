import { type Finding, parseJsonFile, readConfigSource } from "#renderer/release";
import { createFindingsCollector } from "../validate/collect-findings.ts";
import { createParser, createView, type ProjectView } from "./project-view.ts";

/** A project while somebody edits it: documents that are open stand over the files on disk. */
export interface EditorSession {
  /** Puts the text of an open document over its file. */
  readonly open: (file: string, text: string) => void;
  readonly close: (file: string) => void;
  /** Site that values are looked at from; any the layer is part of when absent. */
  readonly choose: (site: string | undefined) => void;
  /** Says that sources changed on disk, which are otherwise read once. */
  readonly forgetCode: () => void;
  /** Builds what the documents say now; the same view while nothing changed. */
  readonly look: () => Promise<ProjectView>;
  /**
   * The view that was built last: what is asked while somebody types is answered from it, without waiting.
   */
  readonly last: () => Promise<ProjectView>;
}

/**
 * Keeps the release of a project up to date with unsaved documents. A document that is no JSON for a moment
 * counts as it last was: its own mistake is the only one that is said of it, and nothing else changes while a
 * bracket is missing.
 */
export function createEditorSession(root: string): EditorSession {
  const opened = new Map<string, string>();
  const readable = new Map<string, string>();
  const parse = createParser();
  let collect = createFindingsCollector(root);
  let chosenSite: string | undefined;
  let view: ProjectView | undefined;

  const look = async () => {
    const documents = new Map(opened);
    const standing = new Map(readable);
    const source = readConfigSource(root, standing);
    const built = await collect(source);
    const unreadable = [...documents].filter(([file, text]) => standing.get(file) !== text);
    const broken = new Map(unreadable.map(([file, text]) => [file, parseJsonFile(file, text).findings]));
    const findings: readonly Finding[] = [
      ...built.findings.filter(({ file }) => !broken.has(file)),
      ...[...broken.values()].flat(),
    ];
    view = createView({
      root,
      source,
      built: { ...built, findings },
      parse,
      unreadable: [...broken.keys()],
      chosenSite,
    });
    return view;
  };
  return {
    open: (file, text) => {
      opened.set(file, text);
      if (parseJsonFile(file, text).value !== undefined || !isOnDisk(root, file)) readable.set(file, text);
    },
    close: (file) => {
      opened.delete(file);
      readable.delete(file);
    },
    choose: (site) => {
      chosenSite = site;
    },
    forgetCode: () => {
      collect = createFindingsCollector(root);
    },
    look,
    last: async () => view ?? look(),
  };
}

/** Whether the file holds something that can stand in for a document that is no JSON. */
function isOnDisk(root: string, file: string): boolean {
  return readConfigSource(root).texts.has(file);
}

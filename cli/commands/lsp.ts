import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { serveEditor } from "../lsp/serve-editor.ts";

export interface LspOptions {
  readonly root: string;
}

/**
 * `staywright lsp`: speaks the language server protocol on standard input and output until the editor says
 * exit or goes away. Nothing else may be written to standard output meanwhile. Returns 0.
 */
export function lsp({ root }: LspOptions): Promise<number> {
  const { stdin, stdout } = process;
  const connection = createConnection(ProposedFeatures.all, stdin, stdout);
  // A word on standard output would break the protocol.
  console.log = (...said: unknown[]) => connection.console.log(said.map(String).join(" "));
  serveEditor(connection, root);
  return new Promise((resolve) => {
    stdin.on("close", () => resolve(0));
    connection.onExit(() => resolve(0));
  });
}

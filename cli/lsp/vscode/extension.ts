import { existsSync } from "node:fs";
import { join } from "node:path";
import { commands, type ExtensionContext, window, workspace } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";

/** Where the command lies in a folder: in the project itself, or among its packages. */
const PLACES = ["cli/bin.mjs", "node_modules/staywright/cli/bin.mjs"];

let clients: readonly LanguageClient[] = [];

/** Starts a language server for every folder of the window that holds a project. */
export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  subscriptions.push(
    commands.registerCommand("staywright.restart", async () => {
      await deactivate();
      await start();
    }),
  );
  await start();
}

/** Ends what was started; the window closes, or the extension goes. */
export async function deactivate(): Promise<void> {
  const running = clients;
  clients = [];
  await Promise.all(running.map((client) => client.stop()));
}

async function start(): Promise<void> {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const projects = folders.flatMap((folder) => {
    const bin = PLACES.map((place) => join(folder, place)).find((file) => existsSync(file));
    return bin === undefined ? [] : [{ folder, bin }];
  });
  if (projects.length === 0) {
    await window.showWarningMessage(
      "No staywright command is here. Run npm install, then start the server anew.",
    );
    return;
  }
  clients = projects.map(({ folder, bin }) => createClient(folder, bin));
  await Promise.all(clients.map((client) => client.start()));
}

function createClient(folder: string, bin: string): LanguageClient {
  const { site } = workspace.getConfiguration("staywright");
  // The server is plain Node, which need not be the one inside of the editor.
  const command = {
    command: "node",
    args: [bin, "--root", folder, "lsp", "--stdio"],
    options: { cwd: folder },
  };
  return new LanguageClient("staywright", "Staywright", command, {
    documentSelector: ["config", "widgets"].map((part) => ({
      scheme: "file",
      language: "json",
      pattern: `${folder.replaceAll("\\", "/")}/${part}/**/*.json`,
    })),
    initializationOptions: { site },
    synchronize: { configurationSection: "staywright" },
  });
}

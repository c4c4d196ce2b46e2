import { Command, CommanderError } from "commander";

/** Runs the `staywright` command and returns its exit code: 0 clean, 1 findings, 2 the tool failed. */
export async function main(args: readonly string[]): Promise<number> {
  let code = 0;
  const program = new Command("staywright")
    .description("Validates, explains and extends the configuration of the booking sites.")
    .option("--root <folder>", "project folder that holds config/, schemas/ and widgets/", PROJECT)
    .exitOverride()
    .showSuggestionAfterError();
  const root = () => resolve(program.opts<{ root: string }>().root);

  program
    .command("generate")
    .description("writes types, the operation table and the widget registries from the schemas")
    .option("--json", "print the result as JSON")
    .action(async (options: { json?: boolean }) => {
      const { generate } = await import("./commands/generate.ts");
      code = await generate({ root: root(), json: options.json ?? false });
    });

  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
}

import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

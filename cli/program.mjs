import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, CommanderError, Option } from "commander";
import { families, usages } from "./usage/index.mjs";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs the `staywright` command and answers its exit code: 0 clean, 1 findings, 2 the tool failed.
 * @param {readonly string[]} args
 * @param {() => void} [prepare] makes TypeScript loadable; called when a command really runs, so that help
 * stays quick
 * @returns {Promise<number>}
 */
export async function main(args, prepare = () => {}) {
  let code = 0;
  const program = createProgram(async (usage, input) => {
    prepare();
    code = await usage.run(input, usages);
  });
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(process.env.STAYWRIGHT_DEBUG ? stack : message);
    return 2;
  }
  return code;
}

/**
 * The command line as commander knows it.
 * @param {(usage: import("./usage/usage.d.ts").Usage, input: import("./usage/usage.d.ts").CommandInput) =>
 * Promise<void>} run
 */
function createProgram(run) {
  const program = new Command("staywright")
    .description("Validates, explains, extends and releases the configuration of the booking sites.")
    .option("--root <folder>", "project folder that holds config/, schemas/ and widgets/", PROJECT)
    .version(versionOf(PROJECT), "-V, --version", "print the version")
    .exitOverride()
    .showSuggestionAfterError()
    .addHelpText("after", "\nRun staywright <command> --help for its options and examples.");
  const parents = new Map([["", program]]);
  for (const usage of usages) {
    const words = usage.path.slice(0, -1);
    const parent = parentOf(parents, words, usage.group);
    const command = parent.command(String(usage.path.at(-1)));
    if (words.length === 0) command.helpGroup(`${usage.group}:`);
    command.description(usage.description).exitOverride().showSuggestionAfterError();
    for (const { name, description, required } of usage.arguments ?? [])
      command.argument(required ? `<${name}>` : `[${name}]`, description);
    for (const option of usage.options ?? []) command.addOption(toOption(option));
    command.option("--json", "print the result as JSON");
    command.addHelpText("after", exampleText(usage.examples));
    command.action(async (...given) => {
      const values = given.slice(0, usage.arguments?.length ?? 0);
      const named = Object.fromEntries(
        (usage.arguments ?? []).map(({ name }, index) => [name, values[index]]),
      );
      const root = resolve(program.opts().root);
      await run(usage, { ...command.opts(), ...named, root, json: command.opts().json ?? false });
    });
  }
  return program;
}

/** @param {Map<string, Command>} parents @param {readonly string[]} words @param {string} group */
function parentOf(parents, words, group) {
  const key = words.join(" ");
  const known = parents.get(key);
  if (known) return known;
  const above = parentOf(parents, words.slice(0, -1), group);
  const parent = above
    .command(String(words.at(-1)))
    .description(families[key] ?? "")
    .helpGroup(`${group}:`)
    .exitOverride()
    .showSuggestionAfterError();
  parents.set(key, parent);
  return parent;
}

/** @param {import("./usage/usage.d.ts").UsageOption} option */
function toOption({ flags, description, choices, default: value, many }) {
  const option = new Option(flags, description);
  if (choices) option.choices(choices);
  if (value !== undefined) option.default(value);
  if (many) option.argParser((given, /** @type {string[]} */ before = []) => [...before, given]);
  return option;
}

/** @param {readonly import("./usage/usage.d.ts").UsageExample[]} examples */
function exampleText(examples) {
  const width = Math.max(0, ...examples.map(({ command }) => command.length));
  const lines = examples.map(({ command, says }) => `  ${command.padEnd(width)}  ${says}`);
  return lines.length > 0 ? `\nExamples:\n${lines.join("\n")}` : "";
}

/** @param {string} folder */
function versionOf(folder) {
  return String(JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")).version);
}

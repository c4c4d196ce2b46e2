import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, CommanderError, Option } from "commander";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

interface JsonOption {
  readonly json?: boolean;
}

/** Runs the `staywright` command and returns its exit code: 0 clean, 1 findings, 2 the tool failed. */
export async function main(args: readonly string[]): Promise<number> {
  let code = 0;
  const program = new Command("staywright")
    .description("Validates, explains and extends the configuration of the booking sites.")
    .option("--root <folder>", "project folder that holds config/, schemas/ and widgets/", PROJECT)
    .exitOverride()
    .showSuggestionAfterError();
  const root = () => resolve(program.opts<{ root: string }>().root);
  /** Commands load their code only when they run, so that --help stays quick. */
  const command = (usage: string, description: string, parent = program) =>
    parent
      .command(usage)
      .description(description)
      .option("--json", "print the result as JSON")
      .exitOverride();

  command("validate", "checks the whole configuration; exit 0 clean, 1 findings, 2 the tool failed")
    .addOption(
      new Option("--format <format>", "how findings are printed").choices([
        "pretty",
        "json",
        "sarif",
        "github",
      ]),
    )
    .action(async ({ json, format }: JsonOption & { format?: "pretty" | "json" | "sarif" | "github" }) => {
      const { validate } = await import("./commands/validate.ts");
      code = await validate({ root: root(), format: format ?? (json ? "json" : "pretty") });
    });

  command("generate", "writes types, the operation table and the widget registries")
    .option("--check", "write nothing; answer 1 when a generated file is not up to date")
    .action(async ({ json, check }: JsonOption & { check?: boolean }) => {
      const { generate } = await import("./commands/generate.ts");
      code = await generate({ root: root(), json: json ?? false, check: check ?? false });
    });

  command("explain <url> [path]", "says what an address leads to, and which file supplied a value").action(
    async (url: string, path: string | undefined, { json }: JsonOption) => {
      const { explain } = await import("./commands/explain.ts");
      code = await explain({ root: root(), url, path, json: json ?? false });
    },
  );

  command("resolve <host>", "says which site answers a host name").action(
    async (host: string, { json }: JsonOption) => {
      const { resolveHost } = await import("./commands/resolve.ts");
      code = await resolveHost({ root: root(), host, json: json ?? false });
    },
  );

  command("coverage", "writes docs/coverage.md: which rows of the specification have a test")
    .option("--check", "fail when docs/coverage.md is not up to date")
    .action(async ({ json, check }: JsonOption & { check?: boolean }) => {
      const { coverage } = await import("./commands/coverage.ts");
      code = await coverage({ root: root(), check: check ?? false, json: json ?? false });
    });

  command("demo", "fills an empty database with a demo supply of any size")
    .option("--properties <count>", "how many properties", "1800")
    .option("--data <folder>", "folder of the embedded database; DATABASE_URL wins", ".data")
    .action(async ({ json, properties, data }: JsonOption & { properties: string; data: string }) => {
      if (!/^[1-9]\d{0,6}$/.test(properties))
        throw new Error(`--properties takes a whole number from 1, not "${properties}".`);
      const { demo } = await import("./commands/demo.ts");
      code = await demo({ root: root(), properties: Number(properties), data, json: json ?? false });
    });

  const add = program
    .command("add")
    .description("adds a piece and leaves a valid configuration")
    .exitOverride();
  command("country <code>", "adds a country and its site, filled from CLDR and phone-number data", add)
    .option("--brand <id>", "brand of the new site")
    .option("--locale <locale>", "language of the new site")
    .option("--dry-run", "show the files, write nothing")
    .option("-y, --yes", "do not ask")
    .action(
      async (
        country: string,
        options: JsonOption & { brand?: string; locale?: string; dryRun?: boolean; yes?: boolean },
      ) => {
        const { addCountry } = await import("./commands/add-country.ts");
        code = await addCountry({ root: root(), code: country, ...options });
      },
    );
  command("widget <name>", "adds a widget folder with manifest, view, styles and a test", add)
    .option("--dry-run", "show the files, write nothing")
    .action(async (name: string, options: JsonOption & { dryRun?: boolean }) => {
      const { addWidget } = await import("./commands/add-widget.ts");
      code = await addWidget({ root: root(), name, ...options });
    });

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

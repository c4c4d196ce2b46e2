import type { Usage } from "../../usage/usage.d.ts";
import { code, link, markdownPage, markdownTable } from "./markdown.ts";

/** `docs/cli.md`: every command, from what its help is made from. */
export function cliDoc(usages: readonly Usage[]): string {
  const groups = [...new Set(usages.map(({ group }) => group))];
  const rows = groups.flatMap((group) =>
    usages.filter((usage) => usage.group === group).map((usage) => [link(nameOf(usage)), usage.description]),
  );
  return markdownPage("The staywright command", [
    "Every command takes `--root <folder>` (the project, before the command) and `--json`. Exit code 0 clean, 1 findings, " +
      "2 the tool failed. Colours are for terminals; `NO_COLOR` and `FORCE_COLOR` decide otherwise. " +
      "`source <(npx staywright completion bash)` completes commands, options and names.",
    markdownTable(["command", "does"], rows),
    ...usages.map(section),
  ]);
}

function nameOf({ path }: Usage): string {
  return path.join(" ");
}

function section(usage: Usage): string {
  const given = (usage.arguments ?? []).map(({ name, required }) => (required ? `<${name}>` : `[${name}]`));
  const optionRows = (usage.options ?? []).map(({ flags, description, choices, default: value }) => [
    code(flags),
    choices ? `${description}: ${choices.map(code).join(", ")}` : description,
    value === undefined ? "–" : code(value),
  ]);
  const argumentRows = (usage.arguments ?? []).map(({ name, description }) => [code(name), description]);
  const width = Math.max(0, ...usage.examples.map(({ command }) => command.length));
  const examples = usage.examples.map(({ command, says }) => `${command.padEnd(width)}  # ${says}`);
  return [
    `## ${nameOf(usage)}`,
    `${usage.description.charAt(0).toUpperCase()}${usage.description.slice(1)}.`,
    `\`\`\`text\nstaywright ${[...usage.path, ...given].join(" ")}${optionRows.length > 0 ? " [options]" : ""}\n\`\`\``,
    markdownTable(["argument", "meaning"], argumentRows),
    markdownTable(["option", "meaning", "default"], optionRows),
    `\`\`\`text\n${examples.join("\n")}\n\`\`\``,
  ]
    .filter(Boolean)
    .join("\n\n");
}

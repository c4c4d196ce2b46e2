import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../bin.mjs", import.meta.url));

/** @type {readonly import("./usage.d.ts").Usage[]} */
export const shellUsages = [
  {
    path: ["completion"],
    group: "Project",
    description: "prints a script that completes commands, options and names in a shell",
    arguments: [{ name: "shell", description: "bash or zsh", required: true, completes: ["bash", "zsh"] }],
    examples: [
      { command: "source <(npx staywright completion bash)", says: "in ~/.bashrc" },
      { command: "source <(npx staywright completion zsh)", says: "in ~/.zshrc" },
    ],
    run: async ({ shell, json }) => {
      const { completionScripts } = await import("../completion/scripts.mjs");
      if (shell !== "bash" && shell !== "zsh")
        throw new Error(`Completion is there for bash and zsh, not for "${shell}".`);
      const script = completionScripts[shell](PROGRAM);
      console.log(json ? JSON.stringify({ shell, script }, null, 2) : script.trimEnd());
      return 0;
    },
  },
];

import type { ViteDevServer } from "vite";
import type { Finding } from "#renderer/release";
import type { LiveReleases } from "./releases/live-releases.ts";

/**
 * Lays the mistakes of the configuration over the pages that are open while somebody develops, and takes them
 * away when they are mended. Returns what ends it.
 */
export function showFindings(
  { ws }: Pick<ViteDevServer, "ws">,
  releases: Pick<LiveReleases, "current" | "findings" | "onFindings">,
): () => void {
  let isShown = false;
  let isOver = false;
  const show = (findings: readonly Finding[]) => {
    if (isOver) return;
    const errors = findings.filter(({ severity }) => severity === "error");
    const [first] = errors;
    if (first) {
      const { file, line, column } = first;
      const message = `${errors.map(told).join("\n")}\n\nRelease ${releases.current().hash} stays up.`;
      const err = { message, stack: "", plugin: "configuration", id: file, loc: { file, line, column } };
      ws.send({ type: "error", err });
    } else if (isShown) ws.send({ type: "full-reload" });
    isShown = first !== undefined;
  };
  // A page that is opened later shows them too.
  const greet = () => show(releases.findings());
  releases.onFindings(show);
  ws.on("connection", greet);
  return () => {
    isOver = true;
    ws.off("connection", greet);
  };
}

function told({ file, line, column, message, suggestion }: Finding): string {
  return `${file}:${line}:${column} ${message}${suggestion ? ` ${suggestion}` : ""}`;
}

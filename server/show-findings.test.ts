import type { ViteDevServer } from "vite";
import { describe, expect, it } from "vitest";
import type { Finding } from "#renderer/release";
import { showFindings } from "./show-findings.ts";

const mistake: Finding = {
  code: "empty-region",
  severity: "error",
  file: "config/pages/safety.json",
  line: 30,
  column: 16,
  message: 'Nothing is shown in "main".',
  sites: ["wrenhollow-nl"],
};

/** The socket of a module server that writes down what it is told to send, and a source of findings. */
function started() {
  const sent: unknown[] = [];
  const connected: (() => void)[] = [];
  let listen: (findings: readonly Finding[]) => void = () => {};
  let last: readonly Finding[] = [];
  const ws = {
    send: (payload: unknown) => sent.push(payload),
    on: (_event: string, greet: () => void) => connected.push(greet),
    off: () => connected.splice(0),
  };
  const end = showFindings(
    // Only these three members of a module server's socket are used.
    { ws: ws as unknown as ViteDevServer["ws"] },
    {
      // Nothing but its hash is said.
      current: () => ({ hash: "abc" }) as never,
      findings: () => last,
      onFindings: (each) => {
        listen = each;
      },
    },
  );
  const find = (...findings: Finding[]) => {
    last = findings;
    listen(findings);
  };
  const connect = () => {
    for (const greet of connected) greet();
  };
  return { sent, find, end, connect };
}

describe("mistakes of the configuration while somebody develops", () => {
  it("lie over open pages, and over those opened later, with their place and what stays up", () => {
    const { sent, find, connect } = started();
    find(mistake);
    const shown = {
      type: "error",
      err: {
        plugin: "configuration",
        loc: { file: mistake.file, line: 30, column: 16 },
        message: expect.stringMatching(
          /config\/pages\/safety\.json:30:16 Nothing is shown in "main"\.\n\nRelease abc stays up/,
        ),
      },
    };
    expect(sent).toMatchObject([shown]);
    connect();
    expect(sent).toMatchObject([shown, shown]);
  });

  it("go when they are mended, and a warning lies over nothing", () => {
    const { sent, find, end, connect } = started();
    find({ ...mistake, severity: "warning" });
    connect();
    expect(sent).toEqual([]);
    find(mistake);
    find();
    find();
    expect(sent.slice(1)).toEqual([{ type: "full-reload" }]);
    end();
    find(mistake);
    expect(sent).toHaveLength(2);
  });
});

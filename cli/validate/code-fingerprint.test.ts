import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { codeFingerprint } from "./code-fingerprint.ts";

const root = mkdtempSync(join(tmpdir(), "staywright-code-"));
const copy = `${root}-copy`;
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(copy, { recursive: true });
});

beforeAll(() => {
  for (const folder of ["domain", "renderer", "schemas", "server", "widgets/hero", "cli/validate"])
    mkdirSync(join(root, folder), { recursive: true });
  write("widgets/hero/view.tsx", "export const View = () => null;");
  write("package.json", "{}");
  cpSync(root, copy, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/** Its name for a process that starts now. */
function later(folder = root): string {
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() + 1000);
  const name = codeFingerprint(folder);
  vi.restoreAllMocks();
  return name ?? expect.fail();
}

describe("the name of the code that renders", () => {
  it("is the same wherever the same code lies, and another once a file of it changes, comes or goes", () => {
    const first = later();
    expect(later(copy)).toBe(first);
    write("widgets/hero/view.tsx", "export const View = () => undefined;");
    const changed = later();
    expect(changed).not.toBe(first);
    write("server/new.ts", "");
    const grown = later();
    expect(grown).not.toBe(changed);
    write("package-lock.json", "{}");
    expect(later()).not.toBe(grown);
    rmSync(join(root, "package-lock.json"));
    rmSync(join(root, "server/new.ts"));
    write("widgets/hero/view.tsx", "export const View = () => null;");
    expect(later()).toBe(first);
  });

  it("does not hang on tests", () => {
    const first = later();
    write("widgets/hero/view.test.tsx", "");
    expect(later()).toBe(first);
  });

  it("is another in another zone or kind of process", () => {
    const first = later();
    vi.stubEnv("NODE_ENV", "development");
    expect(later()).not.toBe(first);
    vi.unstubAllEnvs();
    expect(later()).toBe(first);
  });

  it("is none while code is newer than the process that runs it", () => {
    expect(codeFingerprint(root)).toBeUndefined();
  });
});

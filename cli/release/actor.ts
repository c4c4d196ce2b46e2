import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";

/**
 * Who runs a command: whom they say, whom CI names, whom git knows in this folder, or whoever is logged in.
 */
export function actorOf({ root, by }: { readonly root: string; readonly by?: string }): string {
  const said = [by, process.env.GITHUB_ACTOR, process.env.GITLAB_USER_LOGIN].find((name) => name?.trim());
  return (said ?? gitUser(root) ?? userInfo().username).trim().slice(0, 200);
}

function gitUser(root: string): string | undefined {
  try {
    const name = execFileSync("git", ["config", "user.name"], {
      cwd: root,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return name.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

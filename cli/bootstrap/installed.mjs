/**
 * Whether what is installed is what the lockfile asks for: every package is there in its version. Optional
 * ones are for other platforms or may be missing, and an installation without development packages lacks all
 * of them. Both are the contents of lockfiles (`packages` by path), the installed one as npm leaves it in
 * `node_modules/.package-lock.json`.
 */
export function isInstalled(wanted, installed) {
  const there = installed.packages ?? {};
  const hasDevelopment = Object.values(there).some(({ dev }) => dev);
  return Object.entries(wanted.packages ?? {}).every(
    ([path, { version, dev, optional, devOptional, link }]) => {
      if (path === "" || link) return true;
      if (there[path]) return there[path].version === version;
      return Boolean(optional || devOptional || (dev && !hasDevelopment));
    },
  );
}

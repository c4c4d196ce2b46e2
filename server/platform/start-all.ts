/**
 * Begins several things, one after the other; `begun` takes how each is ended. Returns what was made of them
 * and what ends them all, the last first. Where one cannot begin, those before it are ended again.
 */
export async function startAll<Started>(
  begin: (begun: (end: () => unknown) => void) => Promise<Started>,
): Promise<readonly [Started, () => Promise<void>]> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    for (let end = ends.pop(); end; end = ends.pop()) {
      try {
        await end();
      } catch (error) {
        // The others have to end all the same.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  try {
    return [await begin((end) => ends.push(end)), stop];
  } catch (error) {
    // Why it could not begin says more than what could not end.
    await stop().catch(() => undefined);
    throw error;
  }
}

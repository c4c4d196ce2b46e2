/**
 * Forgets what this browser kept for whoever it was before (ACC-08, ACC-09): the caches that the
 * specification names.
 */
export async function forgetKeptAnswers(): Promise<void> {
  if (typeof caches === "undefined") return;
  await Promise.all(["search-cache", "hotel-cache"].map((name) => caches.delete(name))).catch(() => {});
}

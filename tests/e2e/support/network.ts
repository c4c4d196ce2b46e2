import type { Page } from "playwright";

/** Networks as browsers' developer tools offer them. */
const networks = {
  none: null,
  "fast 3G": { latency: 560, bytesPerSecond: 180_000 },
  "slow 3G": { latency: 2000, bytesPerSecond: 50_000 },
} as const;

export type Network = keyof typeof networks;

/** From now on the page loads as over this network. */
export async function throttle(page: Page, network: Network): Promise<void> {
  const speed = networks[network];
  if (!speed) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: speed.latency,
    downloadThroughput: speed.bytesPerSecond,
    uploadThroughput: speed.bytesPerSecond,
  });
}

declare global {
  interface Window {
    /** Addresses of islands that failed, in the order they did; whoever reports them takes the place of the list. */
    failedIslands?: { readonly push: (address: string) => void };
  }
}

/** Notes an island that failed, also before anything is there that reports it. */
export function noteFailedIsland(address: string): void {
  window.failedIslands ??= [] as string[];
  window.failedIslands.push(address);
}

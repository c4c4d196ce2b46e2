/**
 * The studio has host names of its own, so that its frame never mixes with an ordinary visit:
 * `<site>.studio.localhost`.
 */
const STUDIO_HOST = /^[a-z0-9-]+\.studio\.localhost(?::\d+)?$/;

/** Whether a host, with or without its port, is one of the studio's. */
export function isStudioHost(host: string): boolean {
  return STUDIO_HOST.test(host.toLowerCase());
}

/** Address of the studio of a site, with the port of the request. */
export function studioUrl(siteId: string, host: string): string {
  return `http://${siteId}.studio.localhost${/:\d+$/.exec(host)?.[0] ?? ""}/_studio`;
}

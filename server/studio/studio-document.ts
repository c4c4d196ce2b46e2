/** The studio's page: an empty document that loads its interface from the module server. */
export function studioDocument(token: string): { readonly html: string; readonly policy: string } {
  const html = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Staywright Studio</title><meta name="robots" content="noindex"><meta name="studio-token" content="${token}"><link rel="icon" href="data:,"><script type="module" src="/@vite/client"></script><script type="module" src="/server/studio/ui/entry.ts"></script></head><body><div id="studio"></div></body></html>`;
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // The module server inlines style sheets.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' ws:",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join("; ");
  return { html, policy };
}

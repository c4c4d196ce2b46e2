/**
 * The last resort when a site's own error page cannot be rendered: no styles, no script, no configuration.
 */
export function fallbackErrorPage(siteName: string): string {
  const name = siteName.replace(/[<>&"]/g, "");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><main><h1>Something went wrong</h1><p>The page could not be shown. Nothing you booked is affected.</p><p><a href="/">${name}</a></p></main></html>`;
}

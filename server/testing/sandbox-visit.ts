/** What a provider of the sandbox has a browser bring back: an address to go to, or a form to post. */
export interface BroughtBack {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

/** What the browser brings back of a guest who goes to a provider and chooses an outcome there. */
export async function visitSandbox(address: string, outcome: string, email: string): Promise<BroughtBack> {
  const page = await (await fetch(address)).text();
  const body = new URLSearchParams({ ...fieldsOf(page), outcome, email });
  const answer = await fetch(address.replace(/\?.*/, ""), { method: "POST", body, redirect: "manual" });
  const location = answer.headers.get("location");
  if (location) return { path: new URL(location).pathname + new URL(location).search, fields: undefined };
  const html = await answer.text();
  return { path: new URL(/action="([^"]+)"/.exec(html)?.[1] ?? "").pathname, fields: fieldsOf(html) };
}

function fieldsOf(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...html.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [
        name,
        value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      ],
    ),
  );
}

import type { Route } from "playwright";

/**
 * Lets a request reach the server, and its answer get lost, or come so that nobody can read it. Node knows no
 * `*.localhost`, so it goes to the address with the site's name as host.
 */
export async function loseAnswer(
  route: Route,
  before: () => Promise<void> = async () => {},
  how: "lost" | "unreadable" = "lost",
): Promise<void> {
  const request = route.request();
  const address = new URL(request.url());
  const { host } = address;
  address.hostname = "127.0.0.1";
  const answer = await route.fetch({ url: address.href, headers: { ...request.headers(), host } });
  if (!answer.ok()) throw new Error(`The server answered ${answer.status()}: ${await answer.text()}`);
  await before();
  if (how === "unreadable") await route.fulfill({ status: 200, contentType: "text/html", body: "<p>" });
  else await route.abort("connectionreset").catch(() => undefined);
}

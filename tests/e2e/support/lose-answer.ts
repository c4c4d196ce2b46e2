import type { Route } from "playwright";

/** Lets a request reach the server, and its answer get lost. Node knows no `*.localhost`, so it goes to the address with the site's name as host. */
export async function loseAnswer(route: Route, before: () => Promise<void> = async () => {}): Promise<void> {
  const request = route.request();
  const address = new URL(request.url());
  const { host } = address;
  address.hostname = "127.0.0.1";
  const answer = await route.fetch({ url: address.href, headers: { ...request.headers(), host } });
  if (!answer.ok()) throw new Error(`The server answered ${answer.status()}: ${await answer.text()}`);
  await before();
  await route.abort("connectionreset").catch(() => undefined);
}

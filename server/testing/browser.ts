import type { FastifyInstance } from "fastify";
import { COOKIES } from "#domain/shell";

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Parsed JSON, read freely by tests: the contract itself is checked on the way out. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any answer; a type per call would repeat the contract.
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Browser {
  readonly get: (path: string) => Promise<Answer>;
  /** Posts JSON as our own page does: same origin, with cookie and token. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly put: Browser["post"];
  readonly patch: Browser["post"];
  readonly delete: Browser["post"];
  /** All cookies, as a request sends them. */
  readonly cookie: () => string;
  /** Goes on with the session of a secret, such as that of a guest who is known. */
  readonly useSession: (token: string) => void;
  /** Has the guest agree to everything, as a page would. */
  readonly agree: () => Promise<Answer>;
}

/**
 * A browser in front of a server, at an address of its own: keeps its cookies, asks for the token before its
 * first change.
 */
export function createBrowser(app: FastifyInstance, host: string, ip = "127.0.0.1"): Browser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  let token = "";
  const send = async (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    headers: Readonly<Record<string, string>>,
    payload?: string,
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { host, ...(jar.size > 0 ? { cookie: cookies() } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const type = String(answer.headers["content-type"] ?? "");
    return {
      status: answer.statusCode,
      text: answer.body,
      body: type.includes("json") ? answer.json() : null,
      headers: answer.headers,
    };
  };
  const sendBody = async (
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const ask = async () => {
      token ||= (await send("GET", "/api/pwa/session", {})).body.csrf_token;
      const own = {
        "content-type": "application/json",
        origin: `http://${host}`,
        "sec-fetch-site": "same-origin",
        "x-csrf-token": token,
      };
      return send(method, path, { ...own, ...headers }, text);
    };
    const answer = await ask();
    // A refused form is shown by its page, which the browser goes to.
    if (answer.status === 303 && REFUSED.test(String(answer.headers.location)))
      return send("GET", String(answer.headers.location), {});
    const isStale = answer.status === 403 && answer.body?.details?.reason === "token";
    if (!isStale || "x-csrf-token" in headers) return answer;
    // The session has got a new secret since: a page asks for the new token, once.
    token = "";
    return ask();
  };
  return {
    get: (path) => send("GET", path, {}),
    post: (path, body, headers) => sendBody("POST", path, body, headers),
    agree: () =>
      sendBody("POST", "/api/pwa/consent", {
        version: 1,
        categories: ["preferences", "statistics", "marketing"],
      }),
    put: (path, body, headers) => sendBody("PUT", path, body, headers),
    patch: (path, body, headers) => sendBody("PATCH", path, body, headers),
    delete: (path, body, headers) => sendBody("DELETE", path, body, headers),
    cookie: cookies,
    useSession(secret) {
      jar.set(COOKIES.session.name, secret);
      token = "";
    },
  };
}

const REFUSED = /^[^?]+[?](?:[^#]*&)?form=/;

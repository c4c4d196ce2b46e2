import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Release } from "#renderer";
import { operationTable } from "#schemas";
import { ERROR_CODES } from "../../../domain/shell/error-codes.ts";
import { seededRandom } from "../../../server/demo/seeded-random.ts";
import { loadContracts } from "../../../server/platform/operations/contracts.ts";
import { askPatiently } from "./ask-patiently.ts";
import { createStrangeCalls, type Hints, type StrangeCall } from "./strange-calls.ts";
import { createStrangePages, type StrangePage } from "./strange-pages.ts";

export interface FuzzOptions {
  readonly app: FastifyInstance;
  readonly release: Release;
  /** Folder of the project. */
  readonly root: string;
  /** Property that exists, with a city that is sold. */
  readonly hotelIds: readonly number[];
  readonly seed: string;
  readonly calls: number;
  readonly pages: number;
}

export interface FuzzResult {
  /** Answers by status. */
  readonly calls: ReadonlyMap<number, number>;
  readonly pages: ReadonlyMap<number, number>;
  /**
   * How often an answer said that the server was busy and was asked for again; what then still says so is a
   * failure.
   */
  readonly busy: number;
  /** What went wrong, with what was asked. */
  readonly failures: readonly string[];
}

const HOST = "wrenhollow-nl.localhost";

/**
 * Asks for what nobody should ask for, one after the other, the same for the same seed. Nothing may fail,
 * break its contract or lead off the site.
 */
export async function fuzz({
  app,
  release,
  root,
  hotelIds,
  seed,
  calls,
  pages,
}: FuzzOptions): Promise<FuzzResult> {
  const failures: string[] = [];
  const answers = { calls: new Map<number, number>(), pages: new Map<number, number>() };
  const count = (counts: Map<number, number>, status: number) =>
    counts.set(status, (counts.get(status) ?? 0) + 1);

  let busy = 0;
  const onBusy = () => {
    busy += 1;
  };
  const ask = await asGuest(app);
  const random = seededRandom(seed);
  const nextCall = createStrangeCalls(root, hintsOf(hotelIds));
  const check = createAnswerCheck();
  for (let index = 0; index < calls; index += 1) {
    const call = nextCall(random);
    const answer = await askPatiently(() => ask(call), onBusy);
    count(answers.calls, answer.statusCode);
    const problem = check(call, answer);
    if (problem) failures.push(`${problem}: ${call.method} ${call.url} ${call.body ?? ""}`.slice(0, 600));
  }
  const nextPage = createStrangePages(release);
  for (let index = 0; index < pages; index += 1) {
    const page = nextPage(random);
    const answer = await askPatiently(
      () => app.inject({ url: injectable(page.url), headers: { host: page.host } }),
      onBusy,
    );
    count(answers.pages, answer.statusCode);
    const problem = pageProblem(page, answer, release);
    if (problem) failures.push(`${problem}: ${page.host} ${page.url}`.slice(0, 600));
  }
  return { ...answers, busy, failures };
}

/**
 * An address that `inject` can ask for: it takes a backslash for a slash, as browsers do, and `//` for the
 * start of a host.
 */
function injectable(url: string): string {
  return URL.canParse(url, "http://here.invalid") ? url : url.replaceAll("\\", "%5C");
}

/** A browser with a session and its token. */
async function asGuest(
  app: FastifyInstance,
): Promise<(call: StrangeCall) => Promise<LightMyRequestResponse>> {
  const session = await app.inject({ url: "/api/pwa/session", headers: { host: HOST } });
  const headers = {
    host: HOST,
    cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    origin: `http://${HOST}`,
    "sec-fetch-site": "same-origin",
    "x-csrf-token": String(session.json().csrf_token),
  };
  return ({ method, url, body }) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { payload: body }),
    });
}

function createAnswerCheck(): (call: StrangeCall, answer: LightMyRequestResponse) => string | null {
  const contracts = loadContracts();
  const codes = new Set<string>(ERROR_CODES);
  return ({ id }, { statusCode, headers, body }) => {
    if (statusCode >= 500) return `${statusCode} ${body.slice(0, 120)}`;
    // An address that cannot be one at all is answered before calls are known apart from pages.
    if (statusCode >= 300 && statusCode < 400)
      return headers.location === "/404" ? null : "a call that leads elsewhere";
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      // What a browser was sent to post is answered by a page for people.
      const isPage =
        operationTable[id].auth === "state" && String(headers["content-type"]).startsWith("text/html");
      return isPage ? null : "no JSON";
    }
    if (statusCode < 300) {
      const [problem] = contracts.of(id).output(value);
      return problem ? `outside its schema at ${problem.field}` : null;
    }
    const { code } = value as { readonly code?: string };
    return code !== undefined && codes.has(code) ? null : `no code of the list, ${code}`;
  };
}

function pageProblem(
  { host }: StrangePage,
  { statusCode, headers }: LightMyRequestResponse,
  release: Release,
): string | null {
  if (statusCode >= 500) return String(statusCode);
  const { location } = headers;
  if (location === undefined) return null;
  if (!/^[!-~]+$/.test(location) || location.includes("\\")) return `leads to ${location}`;
  const here = "http://here.invalid";
  if (!URL.canParse(location, here)) return `leads to ${location}`;
  const { hostname } = new URL(location, here);
  const own = new Set([
    "here.invalid",
    ...Object.keys(release.hosts),
    ...Object.keys(release.sites).map((id) => `${id}.localhost`),
  ]);
  return own.has(hostname) ? null : `leads from ${host} to ${location}`;
}

function hintsOf(hotelIds: readonly number[]): Hints {
  const stay = { checkin: ["2027-04-10", "2027-05-01"], checkout: ["2027-04-12", "2027-05-04"] };
  return {
    ...stay,
    hotel_id: hotelIds,
    rooms_config: ["1-2_0_0_0", "2-2_1_0_0-1_0_0_0", "1-1"],
    city: ["utrecht", "amsterdam", "mumbai"],
    country_code: ["NL", "IN", "+31"],
    location: ["Utrecht", "Amsterdam"],
    lat: [52.09, 19.07],
    lon: [5.12, 72.88],
    phone: ["612345678"],
    idempotency_key: ["0123456789abcdef"],
  };
}

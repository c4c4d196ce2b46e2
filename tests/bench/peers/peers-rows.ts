import { isDeepStrictEqual } from "node:util";
import { type HttpRate, httpRate } from "../http-rate.ts";
import { type BenchRow, median } from "../table.ts";
import { peersHost } from "./configuration.ts";
import { contenders, pageOf, type RunningContender, startContender } from "./contenders.ts";
import { peersFolder } from "./fixture.ts";
import { pageFacts } from "./page-facts.ts";

const ROUNDS = 5;

/** After so many a server is as fast as it gets, however slow the machine. */
const WARM_PAGES = 4000;

export interface PeersOptions {
  /** The project. */
  readonly root: string;
  /** Of load for each server in each round. */
  readonly seconds: number;
  readonly say: (step: string) => void;
}

interface Measured extends HttpRate {
  /** Of the server, for each page; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

/**
 * The page that the peers show, through our own engine and page route without a cache, against React alone and
 * each peer that is installed: every request another query with other prices, in turn, after all were seen to
 * show the same. @throws when one shows something else.
 */
export async function benchPeers({ root, seconds, say }: PeersOptions): Promise<BenchRow[]> {
  const running: RunningContender[] = [];
  try {
    for (const contender of contenders(root, Number(process.env.BENCH_PORT ?? 4310) + 1, peersFolder(root)))
      running.push(await startContender(contender));
    say("The same page everywhere");
    await demandSamePage(running);
    const bytes = (await pageOf(named(running, "ours"), "")).length;
    say("Warming up");
    for (const each of running) {
      const until = asked + WARM_PAGES;
      while (asked < until) await measure(each, seconds);
    }
    const rounds: Readonly<Record<string, Measured>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      say(`Round ${round + 1} of ${ROUNDS}`);
      const of: Record<string, Measured> = {};
      for (const each of running) of[each.name] = await measure(each, seconds);
      rounds.push(of);
    }
    return rowsOf(rounds, bytes);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

/** Ours show what React alone shows of a query, and so do the peers, which know no other prices. */
async function demandSamePage(running: readonly RunningContender[]): Promise<void> {
  const react = named(running, "react");
  for (const query of ["", "?deal=new&stars=4-stars", "?page=7", "?page=3&rise=1250"]) {
    const { classes: _, ...wanted } = pageFacts(await pageOf(react, query));
    for (const each of running) {
      const isPeer = ["raw", "marko", "template"].includes(each.name);
      if (isPeer && query.includes("rise")) continue;
      const { classes: __, ...shown } = pageFacts(await pageOf(each, query));
      const other = Object.keys(wanted).filter((fact) => !isDeepStrictEqual(shown[fact], wanted[fact]));
      if (other.length > 0)
        throw new Error(`${each.name} shows other ${other.join(", ")} than React at /hotels${query}.`);
    }
  }
}

let asked = 0;
const nextPath = () => {
  asked += 1;
  return `/hotels?page=${1 + (asked % 21)}&rise=${asked}`;
};

async function measure({ url, cpuMs }: RunningContender, seconds: number): Promise<Measured> {
  const [before, first] = [cpuMs(), asked];
  const rate = await httpRate(url, seconds, { host: peersHost }, [], { nextPath });
  const after = cpuMs();
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return { ...rate, cpuMs: spent && spent / (asked - first) };
}

function rowsOf(rounds: readonly Readonly<Record<string, Measured>>[], bytes: number): BenchRow[] {
  const of = (name: string) => rounds.flatMap((round) => round[name] ?? []);
  const said = (name: string): string => {
    const all = of(name);
    const middle = (value: (each: Measured) => number) => median(all.map(value));
    const failed = all.reduce((sum, each) => sum + each.failed, 0);
    const cpu = middle(({ cpuMs = Number.NaN }) => cpuMs);
    return [
      `${middle(({ perSecond }) => perSecond).toLocaleString("en")} pages/s`,
      `p99 ${middle(({ p99Ms }) => p99Ms)} ms`,
      ...(Number.isNaN(cpu) ? [] : [`${cpu.toFixed(2)} ms CPU a page`]),
      ...(failed > 0 ? [`${failed} failed`] : []),
    ].join(", ");
  };
  const row = (
    what: string,
    ours: string,
    [other, called]: readonly [string, string],
    isGoal = false,
  ): BenchRow[] => {
    if (of(other).length === 0) return [];
    const ratios = rounds.map((round) => (round[ours]?.perSecond ?? 0) / (round[other]?.perSecond ?? 0));
    const ratio = median(ratios);
    return [
      {
        what,
        result: said(ours),
        against: `${called}: ${said(other)}`,
        ratio: `${ratio.toFixed(2)} (median of ${ROUNDS})`,
        ...(isGoal ? { goal: "> 1.00", met: ratio > 1 } : {}),
      },
    ];
  };
  const still = `their page through our engine and page route, without scripts (${Math.round(bytes / 1024)} KB)`;
  return [
    ...row(still, "ours", ["react", "React alone, streamed"], true),
    ...row("the same", "ours", ["react-string", "React alone, to a string"], true),
    ...row("the same", "ours", ["raw", "the peers' own React alone, streamed"], true),
    ...row("with an island and scripts, as in the product", "ours-reacting", ["marko", "Marko"], true),
    ...row("without scripts", "ours", ["template", "template literals written by hand"]),
  ];
}

function named(running: readonly RunningContender[], name: string): RunningContender {
  const found = running.find((each) => each.name === name);
  if (!found) throw new Error(`${name} does not run.`);
  return found;
}

import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { type CanaryWatch, outcomeOf } from "./canary-watch.ts";
import type { ReleaseOf } from "./request-release.ts";

/** Counts the answers that a canary is judged by, pages, fills and calls, and tells the metrics of them. */
export function countCanary(
  app: FastifyInstance,
  {
    releaseOf,
    watch,
    registry,
  }: { readonly releaseOf: ReleaseOf; readonly watch: CanaryWatch; readonly registry: Registry },
): void {
  app.addHook("onResponse", async (request, reply) => {
    if (!ANSWERS.test(request.routeOptions.url ?? "")) return;
    const { counted } = releaseOf(request);
    const outcome = counted && outcomeOf(request, reply.statusCode);
    if (counted && outcome) watch.count(counted, outcome === "failed");
  });
  const registers = [registry];
  new Gauge({
    name: "release_canary_percent",
    help: "Share of the guests that see a canary release; 0 without one.",
    registers,
    collect() {
      this.set(watch.told().percent);
    },
  });
  new Gauge({
    name: "release_canary_answers_total",
    help: "Answers to guests of a canary and of the release it is compared with, by this process since its start.",
    labelNames: ["arm", "outcome"],
    registers,
    collect() {
      for (const [arm, outcomes] of Object.entries(watch.told().answers))
        for (const [outcome, count] of Object.entries(outcomes)) this.set({ arm, outcome }, count);
    },
  });
  new Gauge({
    name: "release_canary_rollbacks_total",
    help: "Canaries that this process ended because they were worse.",
    registers,
    collect() {
      this.set(watch.told().rollbacks);
    },
  });
}

/** Pages, fills, popups and calls; all else is the same whatever the release. */
const ANSWERS = /^\/(?:\*$|_nodes$|_modal\/|_words\/|api\/)/;

import type { Experiment, Modal, PaymentMode } from "#schemas";
import type { Site } from "../../site/site.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isSameJson } from "../json/layer.ts";
import type { ReleaseProvenance } from "../provenance/explain-provenance.ts";
import { memberOf } from "../provenance/explain-sources.ts";
import type { ConfigKind } from "../read/config-kinds.ts";
import { type Cause, causeOf, type Sides } from "./change-cause.ts";
import { under } from "./diff-collector.ts";
import { type Difference, differencesOf, rememberingPairs, unionKeys } from "./diff-values.ts";

export interface SwitchedDifference {
  /** Undefined when the file reads the same: then the site was given to another brand or country. */
  readonly cause: Cause | undefined;
  readonly difference: Difference;
}

/** Something a file offers to all sites and each of them has or has not. */
interface Switched {
  /** Path by which a change is shown. */
  readonly name: JsonPath;
  readonly kind: ConfigKind;
  readonly id: string;
  /** Where it stands in its record. */
  readonly at: JsonPath;
  /** Members that decide whether a site has it. */
  readonly gates: readonly string[];
}

/**
 * Compares payment modes, experiments and modals of a site; sites that have the same ones are compared once.
 */
export function createSwitchedDifferences(
  provenance: Sides<ReleaseProvenance>,
): (site: Sides<Site>) => readonly SwitchedDifference[] {
  const payment = rememberingPairs((before: readonly PaymentMode[], after: readonly PaymentMode[]) =>
    paymentDifferences(provenance, before, after),
  );
  const experiments = rememberingPairs(
    (before: Readonly<Record<string, Experiment>>, after: Readonly<Record<string, Experiment>>) =>
      unionKeys(before, after).flatMap((id) => {
        const switched: Switched = {
          name: ["experiments", id],
          kind: "experiment",
          id,
          at: [],
          gates: ["scope"],
        };
        return switchedDifferences(provenance, switched, before[id], after[id]);
      }),
  );
  const modals = rememberingPairs(
    (before: Readonly<Record<string, Modal>>, after: Readonly<Record<string, Modal>>) =>
      unionKeys(before, after).flatMap((id) => {
        const at = ["modals", id];
        const switched: Switched = {
          name: ["modals", id],
          kind: "modals",
          id: "modals",
          at,
          gates: ["enabled"],
        };
        return switchedDifferences(provenance, switched, before[id], after[id]);
      }),
  );
  return ({ before, after }) => [
    ...payment(before.paymentModes, after.paymentModes),
    ...experiments(before.experiments, after.experiments),
    ...modals(before.modals, after.modals),
  ];
}

function paymentDifferences(
  provenance: Sides<ReleaseProvenance>,
  before: readonly PaymentMode[],
  after: readonly PaymentMode[],
): readonly SwitchedDifference[] {
  const byName = (modes: readonly PaymentMode[]) =>
    Object.fromEntries(modes.map((mode) => [mode.mode, mode]));
  const [was, is] = [byName(before), byName(after)];
  const found = unionKeys(was, is).flatMap((name) => {
    const at = ["modes", name];
    const gates = ["enabled", "countries"];
    const kind = "payment-modes";
    return switchedDifferences(
      provenance,
      { name: ["payment-modes", "modes", name], kind, id: kind, at, gates },
      was[name],
      is[name],
    );
  });
  const stayed = before.map(({ mode }) => mode).filter((mode) => mode in is);
  const staying = after.map(({ mode }) => mode).filter((mode) => mode in was);
  if (isSameJson(stayed, staying)) return found;
  const record = recordOf(provenance, "payment-modes", "payment-modes");
  const order = { path: ["order"], before: stayed, after: staying };
  const cause = causeOf(provenance, record, order);
  return cause ? [...found, { cause, difference: under(["payment-modes"], order) }] : found;
}

function switchedDifferences(
  provenance: Sides<ReleaseProvenance>,
  { name, kind, id, at, gates }: Switched,
  was: unknown,
  is: unknown,
): readonly SwitchedDifference[] {
  const record = recordOf(provenance, kind, id);
  const written = { before: memberOf(record.before?.value, at), after: memberOf(record.after?.value, at) };
  // What a site lost may still be written: then the member that switched it is what differs.
  const isSwitch = (was === undefined) !== (is === undefined) && written.before && written.after;
  const whole = { path: [], before: was, after: is };
  const all = isSwitch ? differencesOf(written.before, written.after) : differencesOf(was, is);
  const gated = isSwitch ? all.filter(({ path }) => gates.includes(String(path[0]))) : [];
  if (isSwitch && gated.length === 0) return [{ cause: undefined, difference: under(name, whole) }];
  return (isSwitch ? gated : all).map((difference) => ({
    cause: causeOf(provenance, record, under(at, difference)),
    difference: under(name, difference),
  }));
}

function recordOf(provenance: Sides<ReleaseProvenance>, kind: ConfigKind, id: string) {
  return { before: provenance.before.ofRelease(kind, id), after: provenance.after.ofRelease(kind, id) };
}

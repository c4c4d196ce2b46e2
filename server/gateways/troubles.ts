import { SettingError } from "../platform/setting-error.ts";

/**
 * What a port can be told to do wrong: answer slowly, refuse, do its work and lose the answer, do it twice,
 * or do it only after its caller has given up.
 */
export const TROUBLES = ["slow", "refuse", "lost", "twice", "late"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Which port has which trouble now. */
export interface TroubleSwitches {
  readonly of: (port: string) => Trouble | undefined;
  readonly set: (port: string, trouble: Trouble | undefined) => void;
  /** Ports that have one. */
  readonly ports: () => readonly string[];
  /** Waits as long as `slow` and `late` do. */
  readonly pause: () => Promise<void>;
}

/** A port did not answer, whether or not it did its work. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Reads switches such as `mail=slow,sms=refuse`. @throws SettingError for a trouble that does not exist. */
export function createTroubleSwitches(text = "", pauseMs = 5000): TroubleSwitches {
  const switches = new Map<string, Trouble>();
  for (const part of text.split(",").filter(Boolean)) {
    const [port = "", name = ""] = part.trim().split("=");
    const trouble = TROUBLES.find((each) => each === name);
    if (!port || !trouble)
      throw new SettingError(
        `PORT_TROUBLES lists ports and what ails them, such as "mail=slow": one of ${TROUBLES.join(", ")}.`,
      );
    switches.set(port, trouble);
  }
  return {
    of: (port) => switches.get(port),
    set: (port, trouble) => {
      if (trouble) switches.set(port, trouble);
      else switches.delete(port);
    },
    ports: () => [...switches.keys()],
    pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  };
}

/**
 * The same ports, each of which does what its switch says. @throws SettingError where a switch is set for a
 * port that is none of them.
 */
export function troubled<Ports extends object>(ports: Ports, switches: TroubleSwitches): Ports {
  const unknown = switches.ports().filter((port) => !Object.hasOwn(ports, port));
  if (unknown[0])
    throw new SettingError(
      `PORT_TROUBLES names no port: ${unknown.join(", ")}. There are ${Object.keys(ports).join(", ")}.`,
    );
  const wrapped = Object.entries(ports).map(([name, port]) => [
    name,
    port && troubledPort(name, port, switches),
  ]);
  return Object.fromEntries(wrapped) as Ports;
}

function troubledPort(name: string, port: object, switches: TroubleSwitches): object {
  const methods = Object.entries(port).map(([method, value]) => {
    if (typeof value !== "function") return [method, value];
    const call = async (...input: unknown[]): Promise<unknown> => value(...input);
    return [method, (...input: unknown[]) => answer(switches.of(name), switches.pause, () => call(...input))];
  });
  return Object.fromEntries(methods);
}

async function answer(
  trouble: Trouble | undefined,
  pause: () => Promise<void>,
  call: () => Promise<unknown>,
): Promise<unknown> {
  switch (trouble) {
    case undefined:
      return call();
    case "slow":
      await pause();
      return call();
    case "refuse":
      throw new NoAnswer("the port was told to refuse");
    case "lost":
      await call();
      throw new NoAnswer("the port was told to lose its answer");
    case "twice":
      await call();
      return call();
    case "late":
      void pause()
        .then(call)
        .catch(() => undefined);
      throw new NoAnswer("the port was told to answer late");
  }
}

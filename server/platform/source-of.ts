import { isIPv6 } from "node:net";

/**
 * Whom attempts of an address are counted for: the address itself, or its network of 64 bits where it is
 * IPv6, because one guest has all of that. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is the IPv4
 * address.
 */
export function sourceOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = "", tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const missing = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const network = [...front, ...missing, ...back].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Groups of 16 bits; the four numbers of an IPv4 address at the end are two of them. */
function groupsOf(text: string): readonly string[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}

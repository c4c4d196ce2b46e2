import { BlockList, isIP } from "node:net";

/**
 * Whether an address is one of our own edge: of a list of addresses, networks (`10.0.0.0/8`) and Fastify's
 * names for ranges.
 */
export function trustedEdge(list: readonly string[]): (address: string | undefined) => boolean {
  const known = new BlockList();
  for (const entry of list.flatMap((each) => RANGES[each] ?? [each])) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) continue;
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address = "") => {
    const plain = address.replace(/^::ffff:/, "");
    return isIP(plain) !== 0 && known.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };
}

const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

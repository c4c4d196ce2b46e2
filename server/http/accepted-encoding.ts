export type Encoding = "br" | "gzip" | "identity";

/**
 * Encoding of an answer for an `accept-encoding` header, by RFC 9110: the highest weight wins, brotli before
 * gzip where they weigh the same; weight 0 forbids, `*` stands for what is not named. `identity` when nothing
 * else is allowed, and when the header is absent.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const weights = new Map(header.toLowerCase().split(",").map(readWeight));
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const br = weightOf("br");
  const gzip = Math.max(weightOf("gzip"), weights.get("x-gzip") ?? 0);
  const plain = weights.get("identity") ?? 0;
  if (Math.max(br, gzip) === 0 || plain > Math.max(br, gzip)) return "identity";
  return br >= gzip ? "br" : "gzip";
}

/**
 * `br;q=0.5` as name and weight; a weight that is no number counts as 0, so that nobody gets what they may
 * not want.
 */
function readWeight(part: string): readonly [string, number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const value = weight === undefined ? 1 : Number(weight.slice("q=".length));
  return [name, Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0];
}

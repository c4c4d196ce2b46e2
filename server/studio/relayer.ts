import { isJsonObject, isSameJson, type JsonObject } from "#renderer/release";
import { orderPatch } from "./order-patch.ts";

export interface LayerPiece {
  /** What the layer itself says here. */
  readonly own: unknown;
  /** What the layers below it say. */
  readonly inherited: unknown;
  /** What both together say. */
  readonly current: unknown;
  readonly wanted: unknown;
}

/**
 * What a layer must say so that, over what it inherits, it says what is wanted. Pieces that need no change
 * stay as they are written, locks too; a value that is inherited anyway is left out. Undefined when there is
 * nothing to say.
 */
export function relayer(piece: LayerPiece, key = ""): unknown {
  const { own, inherited, current, wanted } = piece;
  if (isSameJson(current, wanted)) return own;
  if (isJsonObject(own) && "$value" in own) {
    return own.$lock !== true && isSameJson(inherited, wanted) ? undefined : { ...own, $value: wanted };
  }
  if (wanted === undefined) return inherited === undefined ? undefined : { $unset: true };
  if (isJsonObject(wanted)) {
    const speaks = isJsonObject(own) && own.$unset !== true;
    return speaks
      ? relayerObject({ ...piece, own, wanted })
      : relayerObject({ inherited, wanted, own: {}, current: inherited }, own !== undefined);
  }
  if (isSameJson(inherited, wanted)) return undefined;
  const isOrder = key === "order" && isIds(inherited) && isIds(wanted) && !Array.isArray(own);
  return isOrder ? orderPatch(inherited, wanted) : wanted;
}

function relayerObject(
  piece: { own: JsonObject; inherited: unknown; current: unknown; wanted: JsonObject },
  wasReplaced = false,
): unknown {
  const members = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
  const [inherited, current] = [members(piece.inherited), members(piece.current)];
  if (wasReplaced && isSameJson(piece.inherited, piece.wanted)) return undefined;
  const result: Record<string, unknown> = { ...piece.own };
  for (const key of new Set([...Object.keys(current), ...Object.keys(piece.wanted)])) {
    const next = relayer(
      { own: piece.own[key], inherited: inherited[key], current: current[key], wanted: piece.wanted[key] },
      key,
    );
    if (next === undefined) delete result[key];
    else result[key] = next;
  }
  return Object.keys(result).length === 0 && isJsonObject(piece.inherited) ? undefined : result;
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * A third party says that it will never take this: an address that does not exist, a message it cannot read.
 * Trying again is of no use.
 */
export class RefusedForGood extends Error {
  override readonly name = "RefusedForGood";
}

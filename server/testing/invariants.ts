export { brokenInvariants } from "../inventory/broken-invariants.ts";

export { type IslandsPartOptions, startIslands } from "./browser/islands-part.tsx";

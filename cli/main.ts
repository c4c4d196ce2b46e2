import { x } from "#domain";
import { y } from "./y.ts";
console.log(x, y as number, process.argv.slice(2));

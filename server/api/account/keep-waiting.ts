export { keepWaiting } from "../../outbox/keep-waiting.ts";

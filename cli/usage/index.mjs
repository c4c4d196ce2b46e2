import { accountUsages } from "./account.mjs";
import { addUsages } from "./add.mjs";
import { backupUsages } from "./backup.mjs";
import { changeUsages } from "./change.mjs";
import { editorUsages } from "./editor.mjs";
import { messagesUsages } from "./messages.mjs";
import { outboxUsages } from "./outbox.mjs";
import { projectUsages } from "./project.mjs";
import { questionUsages } from "./questions.mjs";
import { releaseUsages } from "./release.mjs";
import { shellUsages } from "./shell.mjs";
import { checkUsages } from "./validate.mjs";

/** Words that start several commands. @type {Readonly<Record<string, string>>} */
export const families = {
  add: "adds a piece and leaves a valid configuration",
  remove: "takes a piece away and leaves a valid configuration",
  rename: "gives a piece another name everywhere",
  messages: "gives words to translators and takes them back",
  account: "what accounts of guests may do",
  outbox: "what leaves the house: messages that wait or were given up",
  release: "stores, publishes and takes back releases",
};

/** Every command, in the order of the help. @type {readonly import("./usage.d.ts").Usage[]} */
export const usages = [
  ...checkUsages,
  ...editorUsages,
  ...questionUsages,
  ...addUsages,
  ...changeUsages,
  ...messagesUsages,
  ...releaseUsages,
  ...projectUsages,
  ...backupUsages,
  ...outboxUsages,
  ...accountUsages,
  ...shellUsages,
];

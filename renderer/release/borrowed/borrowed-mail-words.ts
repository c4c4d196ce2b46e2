import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

/** A message that a mail names, and where; `block` is the id of the block it stands in. */
interface NamedWords {
  readonly mail: string;
  readonly id: string;
  readonly path: JsonPath;
  readonly block?: string;
}

/**
 * Mails in the words of another mail: the confirmation under the subject of the cancellation. A mail has
 * words of its own where it alone names messages of their group, such as `mail.cancelled.…`; told is one
 * that names a message of somebody else's group, while its own group has a message of that name that no mail
 * names, or that the other mail names in its turn. The same within a mail: a block with the words of another.
 */
export function borrowedMailWords(
  mails: ReadonlyMap<string, JsonFile>,
  messages: ReadonlySet<string>,
): readonly Finding[] {
  const named = [...mails].flatMap(([mail, { value }]) => wordsOf(mail, value));
  const mailsOf = new Map<string, Set<string>>();
  for (const { id, mail } of named) mailsOf.set(id, (mailsOf.get(id) ?? new Set()).add(mail));
  /** Mails that alone name messages of a group, those called `name` aside. */
  const ownersOf = (group: string, name: string) => {
    const owners = new Set<string>();
    for (const [id, [mail = "", ...others]] of mailsOf)
      if (groupOf(id) === group && nameOf(id) !== name && others.length === 0) owners.add(mail);
    return owners;
  };
  const told = new Set<string>();
  return named.flatMap(({ mail, id, path, block }): Finding[] => {
    const source = mails.get(mail);
    const [group, name] = [groupOf(id), nameOf(id)];
    const owners = ownersOf(group, name);
    // A message that there is not is told as that.
    if (!source || owners.size === 0 || !messages.has(id)) return [];
    const words = owners.has(mail)
      ? ofOtherBlock(id, block, messages, mailsOf)
      : ofOtherMail({ mail, id, path }, owners, ownersOf, messages, mailsOf);
    if (!words || told.has(`${mail} ${id}`)) return [];
    // Two that changed places are one mistake, whichever of their words did.
    const both = mailsOf.has(words.own) ? new Set([mail, ...owners]) : new Set<string>();
    for (const each of named) if (both.has(each.mail)) told.add(`${each.mail} ${each.id}`);
    const { message, suggestion } = words;
    const code = "words-of-another";
    return [createFinding(source, path, { code, message, suggestion, severity: "warning" })];
  });
}

interface Borrowed {
  /** The message that belongs there. */
  readonly own: string;
  readonly message: string;
  readonly suggestion: string;
}

type MailsOf = ReadonlyMap<string, ReadonlySet<string>>;

function ofOtherMail(
  { mail, id }: NamedWords,
  owners: ReadonlySet<string>,
  ownersOf: (group: string, name: string) => ReadonlySet<string>,
  messages: ReadonlySet<string>,
  mailsOf: MailsOf,
): Borrowed | undefined {
  const name = nameOf(id);
  const own = [...messages].find((each) => {
    if (nameOf(each) !== name || each === id) return false;
    const [owner, ...more] = ownersOf(groupOf(each), name);
    const by = [...(mailsOf.get(each) ?? [])];
    return owner === mail && more.length === 0 && by.every((other) => owners.has(other));
  });
  if (own === undefined) return undefined;
  const [other = ""] = owners;
  if (mailsOf.has(own)) {
    const message = `"${mail}" says "${id}", and "${other}" says "${own}": each the other's words.`;
    return { own, message, suggestion: "Let the two change places." };
  }
  const message = `"${id}" is what the mail "${other}" says, and "${mail}" has words of its own for it.`;
  return { own, message, suggestion: `Write "${own}".` };
}

/** Words that another block of the mail is named for, where those that this one is named for stand unused. */
function ofOtherBlock(
  id: string,
  block: string | undefined,
  messages: ReadonlySet<string>,
  mailsOf: MailsOf,
): Borrowed | undefined {
  const own = `${groupOf(id)}.${block}`;
  if (block === undefined || own === id || !messages.has(own) || mailsOf.has(own)) return undefined;
  const message = `"${block}" says "${id}", the words of another block.`;
  return { own, message, suggestion: `Write "${own}".` };
}

/** The messages of a mail as it names them: its subject, and the words of its blocks. */
function wordsOf(mail: string, value: unknown): readonly NamedWords[] {
  if (!isJsonObject(value)) return [];
  const subject = textAt(mail, value.subject, ["subject"]);
  if (!isJsonObject(value.blocks)) return subject;
  return [
    ...subject,
    ...Object.entries(value.blocks).flatMap(([block, said]) =>
      isJsonObject(said)
        ? textAt(mail, said.text, ["blocks", block, "text"]).map((each) => ({ ...each, block }))
        : [],
    ),
  ];
}

function textAt(mail: string, id: unknown, path: JsonPath): readonly NamedWords[] {
  // A message that stands for itself, without a group, has no fellows to be known by.
  return typeof id === "string" && id.split(".").length > 2 ? [{ mail, id, path }] : [];
}

function groupOf(id: string): string {
  return id.slice(0, id.lastIndexOf("."));
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf(".") + 1);
}

import type { MailTemplate } from "#schemas";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import type { ReadRecord, RecordReader } from "../layers/record-reader.ts";
import type { KnownNames } from "../schema/check-document.ts";

/**
 * What an event gives its mails: values always and sometimes, and which blocks it can fill beside those of
 * words.
 */
interface Gives {
  readonly always: readonly string[];
  /** By what `when` asks for: the values that are there then. */
  readonly sometimes: Readonly<Record<string, readonly string[]>>;
  readonly blocks: readonly string[];
  /**
   * Blocks of which its mails must have one each, and values that they must show (`{code}`), or the reader
   * lacks what the mail is for; absent where a site may do without the mail.
   */
  readonly must?: readonly string[];
}

export type MailReader = (
  layers: readonly Layer[],
  names: KnownNames,
  asking: ReadonlyMap<string, readonly string[]>,
) => ReadRecord<MailTemplate>;

type Block = MailTemplate["blocks"][string];

/**
 * Reads mails of the configuration: what their words ask for is what the event gives, and every block has
 * what its kind needs.
 */
export function createMailReader(read: RecordReader, schema: SchemaNode | undefined): MailReader {
  const events = eventsIn(schema);
  return (layers, names, asking) => {
    const torso = layerOfNothing(layers);
    if (torso) return { value: null, findings: [torso] };
    return read<MailTemplate>("mail", layers, names, (mail) => {
      const gives = events.get(mail.event);
      return gives ? mailProblems(mail, layers, gives, asking) : [];
    });
  };
}

/** A layer of a mail that does not exist: that it says neither event nor blocks is one mistake. */
function layerOfNothing(layers: readonly Layer[]): Finding | undefined {
  const [first] = layers;
  const isSparse = layers.every(({ value }) => isJsonObject(value) && value.event === undefined);
  if (!first || first.name === "global" || !isSparse) return undefined;
  const name = placeName(first);
  const message = `There is no mail "${name}" that this could be a layer of, and it is no whole mail itself.`;
  const suggestion = `Rename it after a mail, or write config/mails/${name}.json.`;
  return createFinding(first.source, first.at, { code: "unknown-mail", message, suggestion });
}

/** What the place of a layer calls the mail. */
function placeName({ at, source }: Layer): unknown {
  return at.at(-1) ?? /([^/]+)\.json$/.exec(source.file)?.[1];
}

/** By event: kinds of blocks that one of its mails must show; undefined where no reader waits for a mail. */
export function mailsMust(
  schema: SchemaNode | undefined,
): ReadonlyMap<string, readonly string[] | undefined> {
  return new Map([...eventsIn(schema)].map(([event, { must }]) => [event, must]));
}

function eventsIn(schema: SchemaNode | undefined): ReadonlyMap<string, Gives> {
  const properties = isJsonObject(schema?.properties) ? schema.properties : {};
  const event = isJsonObject(properties.event) ? properties.event : {};
  const gives = isJsonObject(event["x-gives"]) ? event["x-gives"] : {};
  return new Map(Object.entries(gives).map(([name, said]) => [name, said as unknown as Gives]));
}

function mailProblems(
  mail: MailTemplate,
  [first]: readonly Layer[],
  gives: Gives,
  asking: ReadonlyMap<string, readonly string[]>,
): PathProblem[] {
  const name = first && placeName(first);
  const check: Check = { gives, asking };
  return [
    ...(name === mail.id
      ? []
      : [
          {
            path: ["id"],
            code: "id-mismatch",
            message: `Got "${mail.id}", but the mail's place says "${name}".`,
            suggestion: `Write "${name}", or give the file another name.`,
          },
        ]),
    ...asked(check, mail.subject, ["subject"], undefined),
    ...orderProblems(mail),
    ...Object.entries(mail.blocks).flatMap(([id, block]) => blockProblems(check, block, ["blocks", id])),
  ];
}

interface Check {
  readonly gives: Gives;
  readonly asking: ReadonlyMap<string, readonly string[]>;
}

function orderProblems({ order, blocks }: MailTemplate): PathProblem[] {
  const unknown = order.flatMap((id, index): PathProblem[] =>
    Object.hasOwn(blocks, id)
      ? []
      : [
          {
            path: ["order", index],
            code: "unknown-block",
            message: `There is no block "${id}".`,
            ...nameHelp(id, Object.keys(blocks)),
          },
        ],
  );
  // A name that nothing has stands for one of the blocks that seem to be left out.
  const left = unknown.length > 0 ? [] : Object.keys(blocks).filter((id) => !order.includes(id));
  return [
    ...unknown,
    ...left.map(
      (id): PathProblem => ({
        path: ["blocks", id],
        part: "key",
        code: "block-not-shown",
        message: `The block "${id}" is not in the order, so no reader sees it.`,
        suggestion: `Name it in "order", or take it out of "blocks".`,
        severity: "warning",
      }),
    ),
  ];
}

/** What the kinds need beside their kind; `says` is a message or a value. */
const NEEDS: Readonly<Record<Block["kind"], readonly ("says" | "text" | "rows" | "total")[]>> = {
  heading: ["says"],
  paragraph: ["says"],
  table: ["rows"],
  prices: ["total"],
  policies: [],
  link: ["text"],
  contact: [],
};

function blockProblems(check: Check, block: Block, path: JsonPath): PathProblem[] {
  const { gives } = check;
  const { kind, text, argument, rows = [], total, when } = block;
  if (["prices", "policies", "link"].includes(kind) && !gives.blocks.includes(kind))
    return [
      {
        path: [...path, "kind"],
        code: "nothing-to-show",
        message: `The event has nothing for a block of the kind "${kind}".`,
        suggestion: "Take the block out, or write it as a paragraph.",
      },
    ];
  const lacks = NEEDS[kind].filter((need) =>
    need === "says" ? text === undefined && argument === undefined : block[need] === undefined,
  );
  return [
    ...lacks.map(
      (need): PathProblem => ({
        path,
        code: "incomplete-block",
        message: `A block of the kind "${kind}" needs ${need === "says" ? '"text" or "argument"' : `"${need}"`}.`,
      }),
    ),
    ...surplus(block, path),
    ...known(check, when, [...path, "when"], "sometimes"),
    ...known(check, argument, [...path, "argument"], "any", when),
    ...asked(check, text, [...path, "text"], when),
    ...asked(check, total, [...path, "total"], when),
    ...rows.flatMap((row, index) => {
      const at = [...path, "rows", index];
      const whole = [when, row.when].filter((each) => each !== undefined);
      const isOne = (row.value === undefined) !== (row.argument === undefined);
      return [
        ...(isOne
          ? []
          : [{ path: at, code: "incomplete-block", message: 'A row has either "value" or "argument".' }]),
        ...known(check, row.when, [...at, "when"], "sometimes"),
        ...known(check, row.argument, [...at, "argument"], "any", ...whole),
        ...asked(check, row.label, [...at, "label"], ...whole),
        ...asked(check, row.value, [...at, "value"], ...whole),
      ];
    }),
  ];
}

/** What a kind does not read would be said to nobody. */
function surplus({ kind, text, argument, rows, total }: Block, path: JsonPath): PathProblem[] {
  const isWords = kind === "heading" || kind === "paragraph";
  const unread = [
    ...(argument !== undefined && (!isWords || text !== undefined) ? ["argument"] : []),
    ...(rows !== undefined && kind !== "table" ? ["rows"] : []),
    ...(total !== undefined && kind !== "prices" ? ["total"] : []),
  ];
  return unread.map((field) => ({
    path: [...path, field],
    part: "key",
    code: "unread-field",
    message: `A block of the kind "${kind}" does not read "${field}"${field === "argument" && isWords ? ' beside "text"' : ""}.`,
    suggestion: "Take it out.",
  }));
}

/**
 * A name of a value that the event gives; one that it gives only sometimes stands where `when` asks for it.
 */
function known(
  { gives: { always, sometimes } }: Check,
  name: string | undefined,
  path: JsonPath,
  of: "any" | "sometimes",
  ...when: readonly (string | undefined)[]
): PathProblem[] {
  if (name === undefined || (of === "any" && always.includes(name))) return [];
  if (of === "sometimes" ? Object.hasOwn(sometimes, name) : given(sometimes, when).includes(name)) return [];
  const asking = whichGives(sometimes, name);
  // What is asked for in its place is told by itself.
  if (asking !== undefined && when.some((each) => each !== undefined && !Object.hasOwn(sometimes, each)))
    return [];
  if (of === "any" && asking !== undefined) {
    const message = `The event gives "${name}" only sometimes.`;
    return [{ path, code: "unknown-argument", message, suggestion: `Write "when": "${asking}" beside it.` }];
  }
  if (always.includes(name)) {
    const message = `The event always gives "${name}", so there is nothing to ask.`;
    return [{ path, code: "unknown-argument", message, suggestion: "Take it out." }];
  }
  const names = of === "any" ? [...always, ...Object.values(sometimes).flat()] : Object.keys(sometimes);
  const message = `The event does not give "${name}".`;
  return [{ path, code: "unknown-argument", message, ...nameHelp(name, names) }];
}

/** Messages that ask for values that the event does not give, or gives only sometimes. */
function asked(
  { gives: { always, sometimes }, asking }: Check,
  message: string | undefined,
  path: JsonPath,
  ...when: readonly (string | undefined)[]
): PathProblem[] {
  if (message === undefined) return [];
  const names = [...always, ...given(sometimes, when)].map((name) => `{${name}}`);
  const missing = (asking.get(message) ?? []).filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  const now = whichGives(sometimes, missing[0]?.slice(1, -1) ?? "");
  const suggestion =
    now === undefined
      ? `Name a message that asks for no more than ${names.join(", ")}.`
      : `Write "when": "${now}", or name another message.`;
  const words = `"${message}" asks for ${missing.join(", ")}, which the event does not ${now === undefined ? "" : "always "}give.`;
  return [{ path, code: "message-arguments", message: words, suggestion }];
}

/** Values that are there where all of `when` is. */
function given(sometimes: Gives["sometimes"], when: readonly (string | undefined)[]): readonly string[] {
  return when.flatMap((name) => (name === undefined ? [] : (sometimes[name] ?? [])));
}

/** What `when` asks for where a value is wanted. */
function whichGives(sometimes: Gives["sometimes"], value: string): string | undefined {
  return Object.keys(sometimes).find((name) => sometimes[name]?.includes(value));
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MailTemplate } from "#schemas";
import type { AddOptions } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { type Existing, loadExisting } from "../add/existing.ts";
import { inWords, knownName, newName } from "../add/names.ts";
import { planWords } from "../add/plan-words.ts";
import { askText } from "../add/questions.ts";

interface AddMailOptions extends AddOptions {
  readonly name: string;
  readonly event?: string;
  /** ICU message in English. */
  readonly subject?: string;
  /** ICU message in English. */
  readonly text?: string;
}

/** What an event gives its mails, as the schema of mails says it. */
interface EventGifts {
  readonly always: readonly string[];
  readonly blocks: readonly string[];
}

/** `staywright add mail <name>`: a mail of an event, switched off, with a greeting and words of its own. */
export async function addMail(options: AddMailOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const name = newName("mail", options.name);
  const events = giftsByEvent(options.root);
  const event = knownName(
    "event",
    await askText(options, {
      message: `What has it sent: ${Object.keys(events).join(", ")}?`,
      given: options.event,
      usual: "bookingMade",
    }),
    Object.keys(events),
  ) as MailTemplate["event"];
  const subject = await askText(options, {
    message: "What is its subject, in English?",
    given: options.subject,
    usual: inWords(name, false),
  });
  const text = await askText(options, {
    message: "What does it say, in English?",
    given: options.text,
    usual: "Thank you for choosing {brand}.",
  });
  const draft = createDraft(existing.text);
  const words = (part: string) => `mail.${name}.${part}`;
  draft.document(`config/mails/${name}.json`, {
    $schema: "../../schemas/config/mail.schema.json",
    ...template(existing, {
      name,
      event,
      gifts: events[event],
      subject: words("subject"),
      text: words("text"),
    }),
  });
  const said = { [words("subject")]: subject, [words("text")]: text };
  const missing = Object.entries(said).flatMap(([id, english]) =>
    planWords(draft, existing, { id, namespace: "mail", words: new Map([["en", english]]) }),
  );
  return carryOut(options, {
    what: `The mail ${name}`,
    files: draft.files,
    notes: notesOf(name, missing),
    next: [
      `config/mails/${name}.json holds its blocks; /_mail of the development server shows it in every language.`,
    ],
  });
}

function giftsByEvent(root: string): Readonly<Record<string, EventGifts>> {
  const schema = JSON.parse(readFileSync(join(root, "schemas/config/mail.schema.json"), "utf8"));
  return schema.properties.event["x-gives"];
}

function template(
  existing: Existing,
  mail: {
    readonly name: string;
    readonly event: MailTemplate["event"];
    readonly gifts: EventGifts | undefined;
    readonly subject: string;
    readonly text: string;
  },
): MailTemplate {
  const known = existing.text("config/messages/en/mail.json") ?? "";
  const uses = (id: string) => known.includes(`"${id}"`);
  const { always = [], blocks: fills = [] } = mail.gifts ?? {};
  const blocks: MailTemplate["blocks"] = {
    ...(always.includes("name") && uses(GREETING) && { greeting: { kind: "paragraph", text: GREETING } }),
    text: { kind: "paragraph", text: mail.text },
    ...(fills.includes("link") && uses(LINK) && { link: { kind: "link", text: LINK } }),
    contact: { kind: "contact" },
  };
  return {
    id: mail.name,
    event: mail.event,
    enabled: false,
    subject: mail.subject,
    order: Object.keys(blocks) as MailTemplate["order"],
    blocks,
  };
}

function notesOf(name: string, missing: readonly string[]): readonly string[] {
  const locales = [...new Set(missing)];
  return [
    'It is switched off; "enabled": true sends it, beside every other mail of its event.',
    ...(locales.length > 0
      ? [
          `Its words, mail.${name}.*, are not translated into ${locales.join(", ")}; English stands in, and staywright validate counts them as under way until config/messages/<locale>/mail.json says them.`,
        ]
      : []),
  ];
}

const GREETING = "mail.confirmation.greeting";
const LINK = "mail.confirmation.link";

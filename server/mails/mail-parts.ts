import type { MailTemplate } from "#schemas";
import type { MailFacts } from "./mail-facts.ts";
import type { MailText } from "./mail-text.ts";

type Block = MailTemplate["blocks"][string];

/** A part of a mail as it is read, whichever way it is written down. */
export type MailPart =
  | { readonly kind: "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "rows"; readonly title: string | undefined; readonly rows: readonly MailLine[] }
  | { readonly kind: "list"; readonly title: string | undefined; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  | { readonly kind: "contact"; readonly title: string | undefined; readonly lines: readonly string[] };

export interface MailLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Who a mail is from, as its last lines. */
export interface MailSender {
  readonly lines: readonly string[];
}

/** The parts of a mail in its order; what the event lacks this time is left out. */
export function mailParts(
  { order, blocks }: Pick<MailTemplate, "order" | "blocks">,
  facts: MailFacts,
  text: MailText,
  sender: MailSender,
): readonly MailPart[] {
  return order.flatMap((name): readonly MailPart[] => {
    const block = blocks[name];
    const isShown = block && (block.when === undefined || facts.values[block.when] !== undefined);
    return isShown ? partOf(block, facts, text, sender) : [];
  });
}

function partOf(block: Block, facts: MailFacts, text: MailText, sender: MailSender): readonly MailPart[] {
  const { kind, argument } = block;
  const { values, prices, policies = [], link } = facts;
  const words = block.text === undefined ? undefined : text.say(block.text, values);
  switch (kind) {
    case "heading":
    case "paragraph":
      return [{ kind, text: words ?? text.apart(String(values[argument ?? ""] ?? "")) }];
    case "table":
      return [{ kind: "rows", title: words, rows: tableRows(block, facts, text) }];
    case "prices":
      return prices ? [{ kind: "rows", title: words, rows: priceRows(block, prices, facts, text) }] : [];
    case "policies":
      return policies.length > 0 ? [{ kind: "list", title: words, items: policies }] : [];
    case "link":
      return link === undefined ? [] : [{ kind, text: words ?? link, href: link }];
    case "contact":
      return [{ kind, title: words, lines: sender.lines }];
  }
}

function tableRows({ rows = [] }: Block, { values }: MailFacts, text: MailText): readonly MailLine[] {
  return rows
    .filter(({ when }) => when === undefined || values[when] !== undefined)
    .map(({ label, value, argument }) => ({
      label: text.say(label, values),
      value: value === undefined ? text.apart(String(values[argument ?? ""] ?? "")) : text.say(value, values),
    }));
}

function priceRows(
  { total }: Block,
  prices: NonNullable<MailFacts["prices"]>,
  { values }: MailFacts,
  text: MailText,
): readonly MailLine[] {
  const lines = prices.lines.map(({ name, amount, note }) => ({
    label: note === undefined ? name : `${name} (${note})`,
    value: text.apart(amount),
  }));
  const sum =
    total === undefined
      ? []
      : [{ label: text.say(total, values), value: text.apart(prices.total), isTotal: true }];
  return [...lines, ...sum];
}

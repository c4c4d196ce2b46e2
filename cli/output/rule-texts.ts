/** What each code of a finding means, for services that explain rules. */
const RULES: Readonly<Record<string, string>> = {
  "address-open": "A widget opens a prop that may hold an address to vendors.",
  "already-in-list": "An item is added to a list that holds it already.",
  "already-taken": "Two records claim the same name or host.",
  "bad-format": "A text is not written the way its field asks for.",
  "bad-message": "A message is not valid ICU message syntax.",
  "bad-name": "A key is not written the way its object asks for.",
  "bad-operator": "An operator of a layer does not have the value it needs.",
  "bad-schema": "A widget's props are described by something that is no JSON Schema.",
  "bad-value": "A value is none that its field can have.",
  circle: "Records lead to each other in a circle.",
  "id-mismatch": "A record says another id than its file name.",
  "incomplete-language": "A language is under way: English stands in for much of it.",
  "invalid-json": "A file is not JSON.",
  "locale-not-offered": "A site starts in a language that it does not offer.",
  locked: "A layer changes what a stronger layer has closed.",
  "message-arguments": "A translation takes other values than the English message.",
  "message-not-sent": "A vendor chooses a message that the widget does not take to the browser.",
  "missing-file": "A file that every configuration needs is not there.",
  "missing-message": "A message is missing in some languages; English stands in for it.",
  "missing-migration": "Props are of an old version and nothing brings them up to date.",
  "missing-namespace": "A whole file of messages is missing in some languages.",
  "missing-plural": "A translation lacks a plural form that its language has.",
  "missing-property": "A field that must be there is not.",
  "missing-schema": "A file does not name its schema, so editors cannot help with it.",
  "mixed-versions": "A layer speaks of another version of a node than what it is put over.",
  "newer-version": "Props are written for newer code than this.",
  "no-fallback": "No domain answers for unknown hosts.",
  "no-op-override": "A layer repeats the value it inherits.",
  "node-not-shown": "A node is not in the order of its list, so it never shows.",
  "not-allowed-here": "A slot does not take this widget.",
  "not-hideable": "A vendor leaves out a widget that has to stay.",
  "not-overridable": "A vendor sets a prop that the widget does not open to vendors.",
  "nothing-to-remove": "A layer removes an item that the list does not hold.",
  "nothing-to-unset": "A layer unsets what no earlier layer has set.",
  "open-props": "A widget's props are not a closed object.",
  "out-of-range": "A value is outside its bounds.",
  "patch-of-nothing": "A layer patches what no earlier layer has.",
  "repeated-item": "A list of different items holds one twice.",
  "reserved-word": "A name takes a word that addresses of the product keep for themselves.",
  "repeated-key": "An object has the same key twice, or a reserved one.",
  "same-as-english": "A translation says the same as English.",
  "schema-error": "A schema cannot be read.",
  "select-options": "A translation has other choices than the English message.",
  "slot-full": "A slot holds more nodes than it takes.",
  "unknown-file": "A file stands where no kind of configuration belongs.",
  "unknown-property": "A field is not known at this place.",
  "unknown-value": "A value is none of those that are allowed.",
  "unsafe-text": "A vendor writes markup, an address or a control character.",
  "unused-message": "Nothing shows a message.",
  "weights-not-100": "The arms of an experiment do not share out all guests.",
  "wrong-namespace": "A message stands in the file of another namespace.",
  "wrong-schema": "A file names a schema that is not its own.",
  "wrong-shape": "A value has none of the shapes that are allowed.",
  "wrong-type": "A value is of another type than its field.",
};

/** A sentence about a code. References say what they refer to: `unknown-brand` is a brand that does not exist. */
export function ruleText(code: string): string {
  const known = RULES[code];
  if (known) return known;
  const [, kind] = /^unknown-(.+)$/.exec(code) ?? [];
  if (kind) return `A ${kind.replaceAll("-", " ")} is named that does not exist.`;
  const words = code.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

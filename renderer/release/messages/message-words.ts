/**
 * What a message says that no guest should read: its own id, a note of somebody who meant to come back,
 * spaces too many, an address without encryption.
 */
export function oddWords(
  id: string,
  text: string,
): { readonly code: string; readonly message: string; readonly suggestion: string } | undefined {
  const code = "odd-words";
  const said = text.trim();
  const suggestion = "Write the words that guests read.";
  if (said === id) return { code, message: `"${id}" says its own id.`, suggestion };
  if (/^(TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b/.test(said))
    return { code, message: `"${id}" is a note and no words yet: ${said.slice(0, 40)}.`, suggestion };
  const [leftover] = /%(?:\d+\$)?[sd](?!\w)|&(?:[a-z]+|#\d+);/.exec(text) ?? [];
  if (leftover !== undefined) {
    const message = `"${id}" says ${leftover} as it stands: messages have neither such places nor such signs.`;
    return { code, message, suggestion: "Write a value as {name}, and a sign as itself." };
  }
  const [marker] = /<{7}|>{7}|={7}|\|{7}/.exec(text) ?? [];
  if (marker !== undefined) {
    const message = `"${id}" has ${marker}, a mark that a merge left behind.`;
    return { code, message, suggestion: "Keep the words of one side, and take the mark out." };
  }
  const [escaped] = /\\(?:u[0-9a-f]{4}|[nrt]|["'])/i.exec(text) ?? [];
  if (escaped !== undefined) {
    const message = `"${id}" says ${escaped} as it stands: it was escaped twice.`;
    return { code, message, suggestion: "Write the sign itself, or one backslash less." };
  }
  const [bare] = /\bhttp:\/\/[^\s<"]+/i.exec(text) ?? [];
  if (bare !== undefined) {
    const message = `"${id}" sends guests to ${bare}, which anybody on the way can read and change.`;
    return { code, message, suggestion: `Write https://${bare.slice("http://".length)}.` };
  }
  const garbled = GARBLED.exec(text)?.[0];
  if (garbled !== undefined) {
    const message = `"${id}" says "${garbled}", a sign that was read in another encoding than it was written in.`;
    return { code, message, suggestion: `Write ${meantSign(garbled)}, and save the file as UTF-8.` };
  }
  if (/\$\{\s*\w+\s*\}/.test(text)) {
    const message = `"${id}" says $ before a value: values are written without it, and a price brings its own sign.`;
    return { code, message, suggestion: "Leave the $ out." };
  }
  if (/\p{L}/u.test(said) && (said !== text || /\p{L} {2,}\p{L}/u.test(text))) {
    const message = `"${id}" has spaces ${said === text ? "twice" : "at its end"}.`;
    return { code, message, suggestion: "Take them out." };
  }
  return undefined;
}

/**
 * Bytes of UTF-8 that were taken for Windows-1252 or Latin-1, and what stands where a byte could not be read.
 */
const GARBLED =
  /\ufffd|[\u00c2-\u00c5][\u0080-\u00bf]|\u00e2\u20ac[\u0080-\u00ff\u02dc\u2018-\u2022\u2122\u0153]/u;

function meantSign(garbled: string): string {
  const bytes = Uint8Array.from(garbled, (sign) => sign.charCodeAt(0));
  if (bytes.length !== garbled.length || [...garbled].some((sign) => sign > "\u00ff"))
    return "the sign itself";
  const read = new TextDecoder().decode(bytes);
  return read.includes("\ufffd") ? "the sign itself" : `"${read}"`;
}

/** A name as a visitor without proof sees it (BDET-02): the first letter of each word, `A••• M•••`. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  return words.map((word) => `${[...word][0]}•••`).join(" ");
}

/**
 * An e-mail address with all but its first letter and its host hidden: `a•••@example.com`; dots alone when it
 * is none.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 ? `${[...email][0]}•••${email.slice(at)}` : "•••";
}

/** A phone number with only its last two digits: `••••••78`. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length < 4 ? "••••" : `${"•".repeat(digits.length - 2)}${digits.slice(-2)}`;
}

/** Blanks of other widths, as phones write them before `PM`. */
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
/** Signs without a width, among them the marks of direction that chats put before names and files. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g
const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?`
const WHEN = `(?:${DATE},? (?:às )?${TIME}|${TIME}(?:,? ${DATE})?)`
/** `[22/11/2026 10:31] ` as copied from a chat, `22/11/2026 10:31 - ` as exported. */
const STAMP = new RegExp(`^ *(?:\\[${WHEN}\\]|${WHEN} [-–])(?= |$) *`, 'i')
const SENDER = /^([^:]{1,60}): +/

/** Whether a line begins with the time of a message. */
export function isMessage(line: string): boolean {
  return STAMP.test(withPlainBlanks(line))
}

/**
 * A line of a chat without its time and sender (`[22/11/2026 10:31] Fornecedor: …`, `22/11/2026 10:31 - Fornecedor: …`,
 * also with seconds, a phone number, or the time first); any other line with plain blanks.
 */
export function messageText(line: string): string {
  const plain = withPlainBlanks(line)
  const stamp = STAMP.exec(plain)
  if (!stamp) return plain
  const message = plain.slice(stamp[0].length)
  const sender = SENDER.exec(message)
  const text = sender ? message.slice(sender[0].length) : message
  // `[22/11/2026 10:31] Asad: 189,90` has no sender.
  return /\p{L}/u.test(text) || !sender ? text : message
}

function withPlainBlanks(line: string): string {
  return line.replaceAll(BLANKS, ' ').replaceAll(INVISIBLE, '')
}

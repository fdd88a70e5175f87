import * as v from 'valibot'

/** Without `<`, `>`, control characters, line breaks, half characters, and those that are invisible or change direction. */
const READABLE = /^[^<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Most UTF-16 units of a character, with its marks. */
const UNITS = 4

/** One line that is shown as text, of at most `length` characters as a reader counts them. */
export function plainText(length: number) {
  const tooLong = `write 1 to ${length} characters`
  return v.pipe(
    v.string('write a text'),
    v.minLength(1, tooLong),
    v.maxLength(length * UNITS, tooLong),
    v.regex(READABLE, 'write one line without < and > and without invisible characters'),
    v.check((text) => text.trim() === text, 'remove the spaces at the ends'),
    v.check((text) => text.normalize() === text, 'write composed characters (NFC)'),
    v.check((text) => !/\p{M}{3}/u.test(text), 'write at most two marks on a letter'),
    v.maxGraphemes(length, tooLong),
  )
}

import * as v from 'valibot'

/** Refuses control, half and invisible characters, and those that change direction. */
const READABLE = /^[^<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Most texts, for which the tables of Unicode need not be loaded. */
const COMMON = /^[ -;=?-~À-ÿ]+$/

const UNITS = 4

export function plainText(length: number) {
  return v.pipe(
    v.string('write a text'),
    v.check(
      (text) => problemOf(text, length) === undefined,
      ({ input }) => problemOf(input, length) ?? '',
    ),
  )
}

/** Each check of the library would enlarge the first load. */
function problemOf(text: string, length: number): string | undefined {
  if (COMMON.test(text) && text.length <= length && text.trim() === text) return undefined
  const isLong = text.length > length * UNITS || [...new Intl.Segmenter().segment(text)].length > length
  if (text === '' || isLong) return `write 1 to ${length} characters`
  if (!READABLE.test(text)) return 'write one line without < and > and without invisible characters'
  if (text.trim() !== text) return 'remove the spaces at the ends'
  if (text.normalize() !== text) return 'write composed characters (NFC)'
  return /\p{M}{3}/u.test(text) ? 'write at most two marks on a letter' : undefined
}

/** `private.white_space()` has the same characters. */
export const WHITE_SPACE = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'

/** Separate words in copied names. */
export const ZERO_WIDTH = '\\u200b\\ufeff'

/** Characters without a glyph that messengers and PDFs insert. Same as in `private.without_invisible()`. */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

/** They reverse what staff compare by eye, and Portuguese texts need none of them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** U+2800 is a blank of Braille. */
const WITHOUT_GLYPH = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Removes what reverses a text of a customer; null if nothing of it can be seen. */
export function visibleText(text: string): string | null {
  return WITHOUT_GLYPH.test(text) ? null : text.replaceAll(DIRECTION, '').trim()
}

const MAY_PRESENT = /[\u2102-\uff5e\ud800-\udfff]/
/** Ligatures (`ﬁ`), full-width and styled letters (`𝐀`, `Ⓐ`) of fonts and PDFs. Not `º`, `²`, `½`, `™`. */
const PRESENTATION =
  /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134]/gu

/** Letters and signs as a person types them. Same rule as `private.plain_letters`. */
export function plainLetters(text: string): string {
  return MAY_PRESENT.test(text) ? text.replaceAll(PRESENTATION, (sign) => sign.normalize('NFKC')) : text
}

export const SEPARATORS = new RegExp(`[${WHITE_SPACE},;#]+`, 'u')

/** Inside of a character class: white space. `private.white_space()` has the same characters. */
export const WHITE_SPACE = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'

/** Inside of a character class: spaces without width, which separate words in copied names. */
export const ZERO_WIDTH = '\\u200b\\ufeff'

/** Characters without a glyph that messengers and PDFs insert. Same as in `private.without_invisible()`. */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

export const SEPARATORS = new RegExp(`[${WHITE_SPACE},;#]+`, 'u')

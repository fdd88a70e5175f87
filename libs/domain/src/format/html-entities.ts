const MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}
const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  euro: '€',
  pound: '£',
  times: '×',
  plusmn: '±',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
}

/** Other words between `&` and `;` may be a part of a name: `Rock&Star;`. */
export const HTML_ENTITY = new RegExp(
  `&(?:amp;)*(${Object.keys(SIGNS).join('|')}|[a-zA-Z](?:${Object.keys(MARKS).join('|')})|#\\d{1,7}|#[xX][\\da-fA-F]{1,6});`,
  'g',
)
const LAST_CODE_POINT = 0x10_ff_ff

/** `&amp;eacute;` is `é`. Linear time. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(HTML_ENTITY, (whole, name: string) => signOf(name) ?? whole) : text
}

function signOf(name: string): string | undefined {
  if (!name.startsWith('#')) return SIGNS[name] ?? `${name[0]}${MARKS[name.slice(1)]}`.normalize('NFC')
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  if (code === 0xa0) return ' '
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

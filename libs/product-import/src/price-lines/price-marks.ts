import { LABEL_WORDS, labelOfWord } from './price-labels'

export interface Mark {
  kind: 'label' | 'from' | 'old' | 'now'
  label?: string
  from?: number
  /** `a partir de 3`, which is never part of a name. */
  isMinimum?: boolean
}

export interface Gap {
  lead: Mark[]
  trail: Mark[]
  isClean: boolean
  isCut: boolean
  isDashed: boolean
  isSlash: boolean
  isArrow: boolean
  /** `varejo: `, which names the next amount. */
  isColon: boolean
}

const UNITS = '(?:uns?|unds?|unids?|unidades?|pcs?|pecas?|frascos?)'
const MINIMUM = '(?:a partir de|acima de|apos|min(?:imo)?\\.?(?: de)?|levando|leve)'
/** Replaces the plus of `12+ 150,00` in folded text: as long as the plus, and in no list. */
export const OR_MORE_SIGN = '\u2064'
const OR_MORE = `(?:ou mais(?![a-z])|${OR_MORE_SIGN})`
/** Groups: least, low, label, card, old, now, cut, arrow, dash, word. */
const TOKEN = new RegExp(
  [
    `(?:${MINIMUM} ?(\\d{1,4})(?: ?${UNITS}(?![a-z]))?)`,
    `(?:(\\d{1,4})(?: ?(?:a|ate|-|–) ?\\d{1,4})? ?(?:${OR_MORE}(?: ?${UNITS}(?![a-z]))?|${UNITS}(?![a-z])\\.?(?: ?ou mais)?))`,
    `(?<![a-z])(${LABEL_WORDS})(?![a-z])`,
    '(\u{1f4b3})',
    '(?<![a-z])(de|antes|era)(?![a-z])',
    '(?<![a-z])(por|agora)(?![a-z])',
    '([/|;,\\t)]|(?<![a-z])(?:e|ou)(?![a-z]))',
    '(->|=>|>>|→|➡)',
    '([-–—])',
    '(?<![a-z])(no|na|em|a|para|p|preco|valor|vlr|apenas|so|somente|r|rs|reais|real|mais|das|c|com)(?![a-z])',
    '(?:[\\p{L}\\p{N}]+)',
  ].join('|'),
  'gu',
)

interface Token {
  type: 'mark' | 'cut' | 'dash' | 'arrow' | 'word' | 'other'
  start: number
  end: number
  mark: Mark | null
}

/** Numbered groups, because objects of named groups took a sixth of the time of a line. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const mark = markOf(found)
    tokens.push({ type: mark ? 'mark' : typeOf(found), start: found.index, end: TOKEN.lastIndex, mark })
  }
  return tokens
}

function typeOf([, , , , , , , cut, arrow, dash, word]: RegExpExecArray): Token['type'] {
  if (cut !== undefined) return 'cut'
  if (arrow !== undefined) return 'arrow'
  if (dash !== undefined) return 'dash'
  return word === undefined ? 'other' : 'word'
}

function markOf([, least, low, label, card, old, now]: RegExpExecArray): Mark | null {
  if (least !== undefined) return { kind: 'from', from: Number(least), isMinimum: true }
  if (low !== undefined) return { kind: 'from', from: Number(low) }
  if (label !== undefined) return { kind: 'label', label: labelOfWord(label) ?? label }
  if (card !== undefined) return { kind: 'label', label: 'cartão' }
  if (old !== undefined) return { kind: 'old' }
  return now === undefined ? null : { kind: 'now' }
}

const MINIMUM_BEFORE = new RegExp(`(?<![a-z])${MINIMUM} ?$`)

const OR_MORE_BEHIND = new RegExp(`^ ?${OR_MORE}`)

export function isQuantity(before: string, behind: string): boolean {
  return OR_MORE_BEHIND.test(behind) || MINIMUM_BEFORE.test(before)
}

const isBetweenMarks = ({ type }: Token) => type === 'mark' || type === 'word'
const marksIn = (tokens: Token[]) => tokens.flatMap(({ mark }) => mark ?? [])

export function gapBetween(text: string): Gap {
  const tokens = tokensOf(text)
  const stop = tokens.findIndex((token) => !isBetweenMarks(token))
  const last = tokens.findLastIndex((token) => !isBetweenMarks(token))
  const has = (type: Token['type']) => tokens.some((token) => token.type === type)
  return {
    lead: marksIn(stop < 0 ? tokens : tokens.slice(0, stop)),
    trail: marksIn(tokens.slice(last + 1)),
    isClean: !has('other'),
    isCut: has('cut') || has('other'),
    isDashed: has('dash'),
    isSlash: /^ *[/|\t] *$/.test(text),
    isArrow: tokens.length === 1 && has('arrow'),
    isColon: /[:=] *$/.test(text),
  }
}

export function trailingMarks(text: string): { marks: Mark[]; length: number } {
  const tokens = tokensOf(text)
  // `atacado (a partir de 6): 18`
  const isStop = ({ type, start }: Token) => type === 'other' || (type === 'cut' && text[start] !== ')')
  const near = tokens.slice(tokens.findLastIndex(isStop) + 1)
  const first = near.find(({ type }) => type === 'mark')
  return { marks: marksIn(near), length: first ? text.length - first.start : 0 }
}

export function leadingMarks(text: string): { marks: Mark[]; length: number } {
  const tokens = tokensOf(text)
  const stop = tokens.findIndex(({ type }) => type === 'other' || type === 'cut' || type === 'dash')
  const near = stop < 0 ? tokens : tokens.slice(0, stop)
  const last = near.findLast(({ type }) => type === 'mark')
  return { marks: marksIn(near), length: last?.end ?? 0 }
}

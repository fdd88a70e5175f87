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
const TOKEN = new RegExp(
  [
    `(?<minimum>${MINIMUM} ?(?<least>\\d{1,4})(?: ?${UNITS}(?![a-z]))?)`,
    `(?<tier>(?<low>\\d{1,4})(?: ?(?:a|ate|-|–) ?\\d{1,4})? ?(?:${OR_MORE}(?: ?${UNITS}(?![a-z]))?|${UNITS}(?![a-z])\\.?(?: ?ou mais)?))`,
    `(?<![a-z])(?<label>${LABEL_WORDS})(?![a-z])`,
    '(?<card>\u{1f4b3})',
    '(?<![a-z])(?<old>de|antes|era)(?![a-z])',
    '(?<![a-z])(?<now>por|agora)(?![a-z])',
    '(?<cut>[/|;,\\t)]|(?<![a-z])(?:e|ou)(?![a-z]))',
    '(?<arrow>->|=>|>>|→|➡)',
    '(?<dash>[-–—])',
    '(?<![a-z])(?<word>no|na|em|a|para|p|preco|valor|vlr|apenas|so|somente|r|rs|reais|real|mais|das|c|com)(?![a-z])',
    '(?<other>[\\p{L}\\p{N}]+)',
  ].join('|'),
  'gu',
)

type Token = { start: number; end: number } & (
  | { type: 'mark'; mark: Mark }
  | { type: 'cut' | 'dash' | 'arrow' | 'word' | 'other'; mark?: undefined }
)

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index, groups = {} }): Token => {
    const place = { start: index, end: index + found.length }
    const mark = markOf(groups)
    if (mark) return { ...place, type: 'mark', mark }
    if (groups.cut !== undefined) return { ...place, type: 'cut' }
    if (groups.arrow !== undefined) return { ...place, type: 'arrow' }
    if (groups.dash !== undefined) return { ...place, type: 'dash' }
    return { ...place, type: groups.word === undefined ? 'other' : 'word' }
  })
}

function markOf(groups: Record<string, string | undefined>): Mark | null {
  if (groups.least !== undefined) return { kind: 'from', from: Number(groups.least), isMinimum: true }
  if (groups.low !== undefined) return { kind: 'from', from: Number(groups.low) }
  if (groups.label !== undefined) return { kind: 'label', label: labelOfWord(groups.label) ?? groups.label }
  if (groups.card !== undefined) return { kind: 'label', label: 'cartão' }
  if (groups.old !== undefined) return { kind: 'old' }
  return groups.now === undefined ? null : { kind: 'now' }
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

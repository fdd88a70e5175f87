import { foldInPlace } from '../price-lines/fold-in-place'

export interface Traits {
  size: string | null
  kind: string | null
  gender: string | null
}

export const SIZE = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)? ?(?:ml|lts?|litros?|l|kg|grs?|g|oz)(?![\p{L}\d])/giu
const KINDS: [kind: string, words: RegExp][] = [
  ['tester', /(?<![a-z])(?:testers?|provador(?:es)?|tstr?)(?![a-z])/],
  ['decant', /(?<![a-z])decants?(?![a-z])/],
  ['refil', /(?<![a-z])(?:refil|refis|refill?s?)(?![a-z])/],
  ['miniatura', /(?<![a-z])(?:miniaturas?|minis?)(?![a-z])/],
  ['amostra', /(?<![a-z])amostras?(?![a-z])/],
  ['kit', /(?<![a-z])(?:kits?|combos?|estojos?|coffrets?)(?![a-z])/],
]
const GENDERS: [gender: string, words: RegExp][] = [
  ['masculino', /(?<![a-z])(?:masculin[oa]s?|masc|homens?|men)(?![a-z])/],
  ['feminino', /(?<![a-z])(?:feminin[oa]s?|fem|mulher(?:es)?|women)(?![a-z])/],
  ['unissex', /(?<![a-z])(?:unissex|unisex)(?![a-z])/],
]
const EVERY = [...KINDS, ...GENDERS].map(([, words]) => new RegExp(words, 'g'))
const NO_NAME =
  /(?<![a-z])(?:de|do|da|por|cada|leve|pague|tamanhos?|vidros?|frascos?|grandes?|pequen[oa]s?|com|sem|caixas?|original|novos?|lacrad[oa]s?|promo|promocao|oferta|unidades?|und?|tudo|todos|preco|valor|apenas|perfumes?|pecas?|itens|produtos?|pct|o|a|e)(?![a-z])/g

const only = (kinds: [string, RegExp][], folded: string): string | null => {
  const found = kinds.filter(([, words]) => words.test(folded))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

export function traitsIn(text: string): Traits {
  const folded = foldInPlace(text)
  const sizes = text.match(SIZE) ?? []
  return {
    size: sizes.length === 1 ? (sizes[0] ?? null) : null,
    kind: only(KINDS, folded),
    gender: only(GENDERS, folded),
  }
}

export function withTraits(name: string, { size, kind, gender }: Traits): string {
  const folded = foldInPlace(name)
  const has = (all: [string, RegExp][]) => all.some(([, words]) => words.test(folded))
  const missing = [sizesIn(name).length > 0 ? null : size, has(KINDS) ? null : kind, has(GENDERS) ? null : gender]
  return [name, ...missing.filter((trait) => trait !== null)].join(' ')
}

export const sizesIn = (name: string): string[] => name.match(SIZE) ?? []

/** `80ml`, `tester`, `leve`: no product by itself. */
export function isOnlyTraits(name: string): boolean {
  const folded = EVERY.reduce((text, words) => text.replaceAll(words, ' '), foldInPlace(name))
  return !/[\p{L}\d]/u.test(folded.replaceAll(SIZE, ' ').replaceAll(NO_NAME, ' '))
}

const VARIATIONS = new RegExp(
  `(?<![a-z\\d])(?:${[
    'azul|azuis|verde|rosa|lilas|cinza|grafite|bege|marrom|vinho|nude|coral|violeta|lavanda|creme|bronze|laranja|turquesa',
    'pret[oa]|branc[oa]|rox[oa]|vermelh[oa]|amarel[oa]|dourad[oa]|pratead[oa]|prata|estelar|meia[ -]noite|desert[oa]?',
    'black|white|blue|pink|purple|green|red|gold|silver|gr[ae]y|yellow|midnight|starlight|titani(?:o|um)|ultramarino',
    'natural|clar[oa]|escur[oa]|fosc[oa]|\\d{1,4} ?(?:gb|tb)(?: ram)?|(?:tam(?:anho)?\\.? ?)(?:\\d{1,2}|[pmg]{1,2}|xx?g)',
  ].join('|')})(?![a-z\\d])`,
  'g',
)
/** `Azul`, `256GB`, `80ml`: a colour or a size of a product that is named above. */
export function isVariationOnly(name: string): boolean {
  const folded = foldInPlace(name)
  const rest = folded.replaceAll(VARIATIONS, ' ')
  return (rest !== folded || hasTraits(name)) && isOnlyTraits(rest)
}

/** `Brisa 30ml` and `80ml` are `Brisa 80ml`. */
export function variantOf(name: string, traits: string): string {
  const base = sizesIn(traits).length === 0 ? name : name.replaceAll(SIZE, ' ').replaceAll(/[([]\s*[)\]]/g, ' ')
  return `${base} ${traits.replaceAll(/[()[\]]/g, ' ')}`.replaceAll(/\s+/g, ' ').trim()
}

export const hasTraits = (text: string): boolean => {
  const { size, kind, gender } = traitsIn(text)
  return (size ?? kind ?? gender) !== null
}

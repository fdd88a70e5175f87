import { gtinFault } from '@loja/domain/products'
import { foldInPlace } from '../price-lines/fold-in-place'

export interface LineCodes {
  sku: string | null
  gtin: string | null
  packQuantity: number | null
  soldOut: boolean
}

const NO_CODES: LineCodes = { sku: null, gtin: null, packQuantity: null, soldOut: false }

const MONTH =
  'jan(?:eiro)?|fev(?:ereiro)?|marco|mar|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?'
const WHEN = `(?: (?:dia|em|n[oa]|ate|apos|depois|de|semana|mes|que vem|proxim[oa]|previst[oa]|amanha|segunda|terca|quarta|quinta|sexta|sabado|${MONTH}|\\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?)?)(?![a-z\\d.,]))*`
const SOLD_OUT = new RegExp(
  [
    '(?<![a-z])(?:esgotad[oa]s?|esgotou|sem estoque|estoque ?:? ?0(?!\\d)|em falta|indisponive(?:l|is)|acabou|acabaram|zerad[oa]s?|sold ?out|out of stock|vendid[oa]s?(?! (?:por|a)\\b))(?![a-z])',
    `(?<![a-z])(?:cheg(?:a|am|ando|ada|arao?)|volta(?:m|ndo)?|previsao|repos(?:icao|to)|a caminho|em transito|em breve|(?:sob|por) encomenda|pre[ -]?venda|aguardando)(?![a-z])${WHEN}`,
    '(?:(?<=(?:^|[(\\[*:;,\t–-]|[\\d%]) ?)reservad[oa]s?(?! *\\d)(?![a-z]))',
    '[\u274c\u{1f6ab}\u26d4\u2716\u{1f6d1}]',
  ].join('|'),
  'gu',
)
/** Headings of products that have arrived, or are arriving. */
const ARRIVED = /^[^a-z]*(?:reposicao|(?:novidades?|lancamentos?)[^a-z]+cheg[a-z]+)[^a-z]*$/
export const isSoldOut = (folded: string) => folded.search(SOLD_OUT) >= 0 && !ARRIVED.test(folded)
export const withoutSoldOut = (folded: string) => folded.replaceAll(SOLD_OUT, ' ')
const BAR_CODE =
  /(?:(?:ean|gtin|c[oó]d(?:igo)?\.? (?:de )?barras?|barras?)[ .:-]*)?(?<![\d.,/+-])(\d{8}|\d{12,14})(?![\d/-]|[.,]\d)/giu
const NAMED = /(?:ean|gtin|barras?)/i
const SKU =
  /(?<![\p{L}\p{N}])(?:c[oó]d(?:igo)?|ref(?:er[eê]ncia)?|sku|#)(?![\p{L}])[ .:#nº°-]*((?=[a-z./_-]*\d)[a-z\d][a-z\d./_-]{0,31})/iu
const PACK =
  /(?<![a-z])(?:(?:cx|caixa|fardo|fd|pack|pct|pacote|display|embalagem|emb)s?\.? ?(?:(?:c\/|com|de|\/|x) ?)?(\d{1,4})(?! ?(?:m?l|g|kg|oz)(?![a-z]))(?![.,]?\d)(?: ?(?:uns?|unds?|unids?|unidades?|pcs?|pecas?)(?![a-z]))?|(?<!kit )c\/ ?(\d{1,4})(?! ?(?:m?l|g|kg|oz)(?![a-z]))(?![.,]?\d)(?: ?(?:uns?|unds?|unids?|unidades?|pcs?|pecas?)(?![a-z]))?|\((\d{1,4}) ?(?:uns?|unds?|unids?|unidades?|pcs?|pecas?)\)|(\d{1,4}) ?(?:uns?|unds?|unids?|unidades?|pcs?|pecas?)\.? ?(?:por|p\/|\/) ?(?:caixa|cx)(?![a-z]))/u
/** `3 por R$ 12,00` is the price of three, `de 99 por 89` a former price. */
const TOGETHER =
  /(?<!(?:de|era|antes|r?\$|[\d.,/]) *)(?<![\p{L}\d.,:'’´`·])([2-9]|1\d|2[0-4]) ?(?:uns?|unidades?|pecas?|pcs?)? por(?= (?:apenas |so )?(?:r\$ ?)?\d)/u
/** `Flip 6 por R$ 434,99`: the price of six or a name? */
const AFTER_WORD =
  /(?<![a-z])(?!(?:leve|leva|levando|de|era|antes|ou|e|promocao|oferta) )[a-z]+ (?:[2-9]|1\d|2[0-4]) por(?= (?:apenas |so )?(?:r\$ ?)?\d)/
export const mayBeTogether = (line: string) => /\d por /i.test(line) && AFTER_WORD.test(foldInPlace(line))
export const isTogether = (line: string) => TOGETHER.test(foldInPlace(line))
/** `R$ 120,00 c/ 10`, `R$ 1.620,00 (cx 12)`: of one or of all? */
export function isPackBehind(line: string): boolean {
  const folded = foldInPlace(line)
  const pack = PACK.exec(folded)
  const isOfPack = pack !== null && (pack[1] ?? pack[2]) !== undefined
  return isOfPack && /r\$ ?\d|\d,\d\d/.test(folded.slice(0, pack.index))
}
const JOINER = /(?:c\/|com|de|\/|x) ?\d|un|pc|pec|\(/
const MULTIPLE = /(?<![\d.,])(\d{1,3}) ?x ?\d{1,4} ?(?:m?l|g|kg)(?![a-z])/

/** The codes that a line names, and bar codes. */
export function takeNamedCodes(line: string): Pick<LineCodes, 'sku' | 'gtin'> & { rest: string } {
  const found: Pick<LineCodes, 'sku' | 'gtin'> = { sku: null, gtin: null }
  const named = /\d{8}/.test(line)
    ? line.replaceAll(BAR_CODE, (text, digits: string) => {
        if (found.gtin !== null || !isGtin(digits) || (digits.length === 8 && !NAMED.test(text))) return text
        found.gtin = digits
        return ' '
      })
    : line
  const rest = named.replace(SKU, (text, code: string) => {
    found.sku = code.replace(/[./_-]+$/, '')
    return ' '.repeat(text.length)
  })
  return { ...found, rest }
}

export function takeCodes(line: string): LineCodes & { rest: string } {
  const { rest: named, ...codes } = takeNamedCodes(line)
  const found = { ...NO_CODES, ...codes }
  let rest = named
  ;({ soldOut: found.soldOut, rest } = takeSoldOut(rest))
  const folded = foldInPlace(rest)
  const pack = PACK.exec(folded)
  const quantity = Number(pack?.[1] ?? pack?.[2] ?? pack?.[3] ?? pack?.[4] ?? 0)
  // `cx 144` at the end is the price of a pack.
  if (pack && quantity > 0 && (JOINER.test(pack[0]) || /\d/.test(folded.slice(pack.index + pack[0].length)))) {
    found.packQuantity = quantity
    rest = `${rest.slice(0, pack.index)} ${rest.slice(pack.index + pack[0].length)}`
  } else found.packQuantity = Number(MULTIPLE.exec(folded)?.[1] ?? 0) || null
  const together = found.packQuantity === null ? TOGETHER.exec(folded) : null
  if (together) {
    found.packQuantity = Number(together[1])
    rest = `${rest.slice(0, together.index).replace(/\bleve *$/i, '')} caixa ${rest.slice(together.index + together[0].length)}`
  }
  return { ...found, rest }
}

export function takeSoldOut(line: string): { soldOut: boolean; rest: string } {
  const folded = foldInPlace(line)
  return isSoldOut(folded) ? { soldOut: true, rest: without(line, folded, SOLD_OUT) } : { soldOut: false, rest: line }
}

function without(text: string, folded: string, pattern: RegExp): string {
  let rest = text
  for (const { 0: found, index } of folded.matchAll(pattern))
    rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length)
  return rest
}

/** Systems write zeros for none. */
export const isGtin = (digits: string) => gtinFault(digits) === null && /[1-9]/.test(digits)

const LEADING =
  /^[^\p{L}\p{N}]{0,8}([A-Z]{0,5}[-.]?\d{3,9}(?:[-./][A-Z\d]{1,4})?)(?:[\])]| ?[-–:] | ?[|;\t]| {2}| (?=\p{L}|\d{1,3} (?!m?l\b|k?g\b|un)\p{L})) *\t?/u
/** `212 VIP` and `360 Red` are names, and `12000 BTUs` is a measure. */
const LONG_CODE = /\d{4}|^\D+\d/
const YEAR = /^(?:19|20)\d\d$/
const UNIT =
  /^(?:mah|btus?|lumens?|lm|watts?|w|volts?|v|rpm|psi|mg|m?l|k?g|gb|tb|mm|cm|un|unidades?|fios|pecas|folhas)(?![a-z])/i

/** @param start only long codes, or any */
export function leadingCode(line: string, start: LineStart): { code: string; rest: string } | null {
  const found = start === 'plain' || start === 'numbers' ? null : LEADING.exec(line)
  const code = found?.[1]
  if (!found || code === undefined) return null
  const rest = line.slice(found[0].length)
  return start === 'codes' || isLongCode(code, rest) ? { code, rest } : null
}

const isLongCode = (code: string, rest: string) => LONG_CODE.test(code) && !UNIT.test(rest)

export type LineStart = 'plain' | 'codes' | 'long-codes' | 'numbers'

const NUMBERING = /^[^\p{L}\p{N}]{0,8}(\d{1,3})(?: ?[-–.):] ?| +)(?=[\p{L}\p{N}])/u
const FEWEST = 3
const MOST = 0.6
const SOME = 0.25

/** With what the lines begin: codes if most do and they differ, some if they are long; numbers if they count the lines. */
export function startOfLines(lines: readonly string[]): LineStart {
  const named = lines.filter((line) => /\p{L}/u.test(line) && /\d/.test(line))
  const numbers = named.flatMap((line) => NUMBERING.exec(line)?.[1] ?? [])
  const isCount = numbers.every((number, index) => Number(number) === Number(numbers[0]) + index)
  if (isCount && numbers.length >= FEWEST && numbers.length > named.length / 2) return 'numbers'
  const codesOf = (start: LineStart) => {
    const codes = named.flatMap((line) => leadingCode(line, start)?.code ?? [])
    const share = codes.some((code) => YEAR.test(code)) || start === 'codes' ? MOST : SOME
    return {
      count: codes.length,
      isEnough: codes.length >= named.length * share,
      differ: new Set(codes).size >= codes.length * 0.9,
    }
  }
  const long = codesOf('long-codes')
  if (long.differ && long.isEnough && long.count >= FEWEST) return 'long-codes'
  const any = codesOf('codes')
  return any.differ && any.isEnough && any.count > 1 ? 'codes' : 'plain'
}

export const withoutNumber = (line: string) => line.replace(NUMBERING, '')

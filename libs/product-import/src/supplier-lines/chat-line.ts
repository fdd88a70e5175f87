import type { UnsureCost } from '@loja/domain/suppliers'
import { isCounted, type LineDoubt } from '../price-lines/line-doubts'
import { type LinePrice, type LineReading, readLinePrices, realPrices } from '../price-lines/line-prices'
import { cleanName, EMPTY_BRACKETS, withoutMarkup } from '../price-lines/line-text'
import { type LineCodes, type LineStart, leadingCode, mayBeTogether, takeCodes, withoutNumber } from './line-codes'
import { isOnlyTraits, SIZE, sizesIn, traitsIn, variantOf, withTraits } from './traits'

export interface ReadLine extends LineCodes {
  name: string
  prices: LinePrice[]
  doubt: LineDoubt | null
  replaced: LineReading['replaced']
  unsure?: UnsureCost
}

/** `Asad 179 | Yara 165` has two products if each part has a name and a price. */
const PARTS = / *[|;] *| +\/ +|, +(?=\p{L})|(?<=\d) *\t *(?=\p{L})/gu

export function productsOf(message: string, start: LineStart): ReadPart[] {
  const isOne = !/\d.*\p{L}.*\d/u.test(message)
  const products = isOne ? null : (readParts(partsOf(message), start) ?? readParts(message.split(TABLES), start))
  return products ?? [{ part: message, read: readLine(message, start) }]
}

export interface ReadPart {
  part: string
  read: ReadLine
}

function readParts(parts: string[], start: LineStart): ReadPart[] | null {
  const products: ReadPart[] = []
  if (parts.length < 2) return null
  // From the last one, which is most often only a second price.
  for (const part of parts.toReversed()) {
    const read = readLine(part, start)
    const isProduct = isOnlyTraits(read.name) ? isPlainSize(part, read) : /\p{L}{3}/u.test(read.name)
    if (read.prices.length === 0 || !isProduct || INSTALMENT.test(read.name)) return null
    products.unshift({ part, read })
  }
  const variants = products.filter(({ read }) => isOnlyTraits(read.name))
  if (variants.length > 0 && sizesIn(products[0]?.read.name ?? '').length !== 1) return null
  for (const [index, { read }] of products.entries())
    if (index > 0 && isOnlyTraits(read.name)) read.name = variantOf(products[index - 1]?.read.name ?? '', read.name)
  return products
}

/** `R$ 135,00 à vista | R$ 142,00 3x sem juros` */
const INSTALMENT = /^\d{1,2} ?(?:x|×|vezes|parcelas)(?!\p{L})/iu

/** `80ml 90`, but not `90 80ml` or `80ml cartão 90`. */
const isPlainSize = (part: string, { name, prices }: ReadLine) =>
  sizesIn(name).length === 1 &&
  part.search(SIZE) === part.search(/[\p{L}\d]/u) &&
  prices.every(({ label, fromQuantity }) => label === null && fromQuantity === null)

/** Tables side by side: `Asad 100ml;165;;Yara 100ml;150` */
const TABLES = /(?<=[;|]\W*\d[\d.,]*) *[;|]+ *(?=\p{L})/gu

/** Also `Brisa 30ml 45 80ml 90`. */
function partsOf(message: string): string[] {
  const sizes = Array.from(message.matchAll(SIZE), ({ 0: size, index }) => ({ start: index, end: index + size.length }))
  const cuts = sizes.flatMap(({ start, end }, at) => {
    const between = message.slice(sizes[at - 1]?.end ?? 0, start)
    const behind = message.slice(end, sizes[at + 1]?.start)
    return at > 0 && ONE_AMOUNT.test(between) && /\d/.test(behind) ? [start] : []
  })
  return [0, ...cuts]
    .map((cut, at) => message.slice(cut, cuts[at]))
    .map((part, at) => (at < cuts.length ? part.replace(SIGNS_AT_END, '') : part))
    .flatMap((part) => part.split(PARTS))
    .filter((part) => part !== '')
}

const ONE_AMOUNT = /^(?:[^\p{L}\d]|r\$|por)*\d[\d.,]*(?:[^\p{L}\d]|reais|cada|e|ou)*$/iu
const SIGNS_AT_END = /(?:[^\p{L}\d)]|(?<![\p{L}\d])(?:e|ou))+$/iu

/** `~Asad 179~` is a product that is sold out, and `~179~ 159` an earlier price. */
const STRUCK = /~(?=[^~\s])[^~]*[^~\s]~/g

export function readLine(text: string, start: LineStart): ReadLine {
  const whole = text.replaceAll('~', ' ')
  const rest = text.replaceAll(STRUCK, ' ')
  if (rest === text) return readPlainLine(text, start)
  const read = readPlainLine(rest, start)
  if (read.name !== '' || !/\p{L}{3}/u.test(cleanName(whole))) return read
  const struck = readPlainLine(whole, start)
  // `~Asad R$ 199~ R$ 179` has a new price.
  if (read.prices.length > 0 && struck.prices.length > read.prices.length) return { ...struck, prices: read.prices }
  return orRest({ ...struck, soldOut: true }, read)
}

/** `~199~ 179` has no name even with its struck part. */
const orRest = (struck: ReadLine, rest: ReadLine) => (struck.name === '' ? rest : struck)

function readPlainLine(text: string, start: LineStart): ReadLine {
  const plain = withoutMarkup(text).replaceAll(/[;|]/g, '\t')
  const leading = leadingCode(plain, start)
  const unnumbered = start === 'numbers' ? withoutNumber(plain) : plain
  const { rest, ...codes } = takeCodes(leading?.rest ?? unnumbered)
  const { name, prices, tail, doubt, replaced } = readLinePrices(rest.replaceAll(EMPTY_BRACKETS, ' '))
  const full = name === '' || tail === '' ? name : withTraits(name, traitsIn(tail))
  const isOfSeveral = isCounted(name) || mayBeTogether(plain)
  const counted = isOfSeveral && prices.length > 0 ? 'several-prices' : null
  return {
    name: full,
    prices: realPrices(prices),
    doubt: doubt ?? counted,
    replaced,
    ...codes,
    sku: leading?.code ?? codes.sku,
  }
}

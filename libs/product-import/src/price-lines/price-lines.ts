import { foldText } from '@loja/domain'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { fixedFault, fixedTable, leadingAddress, type TextLine } from '../table/text-lines'
import { type Amount, findAmounts } from './find-amounts'
import { cleanName, messageText, withoutMarkup } from './line-text'

/** A chat message: name and price in one line or two; other lines become faults. Null without any price. */
export function readPriceLines(lines: TextLine[]): ImportTable | null {
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
  let products = 0
  let isSure = false
  let above: TextLine | null = null
  for (const line of lines) {
    const isAddress = leadingAddress(line.text) !== ''
    const found = isAddress ? null : readPriceLine(line.text)
    if (!found) {
      faults.push(fixedFault('line-without-price', line.number, [line.text]))
      above = isAddress || !/\p{L}/u.test(line.text) ? null : line
      continue
    }
    const { name, price, hasOtherPrice } = found
    const nameAbove: string = name === '' && above?.number === line.number - 1 ? nameIn(above.text) : ''
    const owner = nameAbove === '' ? null : above
    if (owner) faults.pop()
    if (owner || name !== '') products += 1
    isSure ||= found.isSure && (owner !== null || name !== '')
    records.push({
      line: owner?.number ?? line.number,
      cells: [name || nameAbove, price],
      ...(hasOtherPrice && { hasOtherPrice }),
    })
    above = null
  }
  return isSure || products > 1 ? fixedTable('price-lines', { records, faults }) : null
}

interface PriceLine {
  name: string
  price: string
  isSure: boolean
  /** Another price was ignored, e.g. for another way of payment. */
  hasOtherPrice: boolean
}

const LONGEST = 1000
const OTHER_BUYERS = 'atacado|revenda|revendedor|custo|lojista|distribuidor|wholesale|mayorista|clube?'
const BUYERS = `${OTHER_BUYERS}|varejo|retail`
const EXTRAS = 'fretes?|entrega|envio|motoboy|taxa|desconto|sinal|cashback'
const FOR_OTHERS_BEFORE = new RegExp(`\\b(?:${OTHER_BUYERS}|${EXTRAS})\\W*$`)
/** Quantity prices: `10 un R$ 150,00`, `acima de 5 peças: 150,00`. */
const FOR_MANY_BEFORE = /(?:\b[2-9]|\d\d) ?(?:uns?|und?s?|unids?|unidades?|pcs?|pecas?)\W*$/
const FOR_OTHERS_BEHIND = new RegExp(`^\\W*(?:${OTHER_BUYERS})\\b`)
const BUYER_BEFORE = new RegExp(`\\b(?:${BUYERS})\\W*$`)
const BUYER_BEHIND = new RegExp(`^\\W*(?:${BUYERS})\\b`)
const BETWEEN_PRICES = new RegExp(
  `^\\W*(?:\\b(?:de|por|a|ate|ou|e|vista|pix|no|na|cartao|dinheiro|prazo|debito|credito|boleto|preco|valor|promo|promocao|oferta|cada|un|unid|unidade|antes|agora|acima|partir|mais|${BUYERS}|\\d{1,3} ?(?:x|uns?|und?s?|unids?|unidades?|pcs?|pecas?))\\b\\W*)*$`,
)
const NEAR = 60
export const NO_PRODUCT =
  /^(?:de |o |a |no |na |nosso |nossa )*(?:fretes?|entregas?|entregamos|envios?|enviamos|motoboy|pedidos?|compras?|minimo|valor minimo|total|subtotal|taxas?|descontos?|cupom|parcel\w*|acima de|a partir de|pagamentos?|pix|chave|cep|cnpj|cpf|tel|telefone|whats(?:app)?|zap|contato|sinal|saldo|atualizad\w*|valid\w*|horario|atendimento)\b/
export const HEADING = /\b(?:tabela|lista|catalogo|precos|novidades|atualizacao)\b/
const YEAR = /^(?:19|20)\d\d$/

/**
 * The product of a line: the name before the last amount, which is the price. Prices for resellers are ignored, and
 * earlier
 * prices are not part of the name. Null without an amount, and for lines about freight, payment and the like.
 */
export function readPriceLine(line: string): PriceLine | null {
  if (line.length > LONGEST) return null
  const text = withoutMarkup(messageText(line))
  const amounts = findAmounts(text)
  const found = retailAmount(text, amounts)
  if (!found) return null
  const { price, at } = found
  const first = firstOfGroup(text, amounts, at)
  const start = amounts[first]?.start ?? price.start
  const name = cleanName(text.slice(0, start)) || cleanName(text.slice(price.end))
  const folded = foldText(name)
  if (NO_PRODUCT.test(folded) || NO_PRODUCT.test(foldText(text.slice(0, NEAR)).replace(/^[^\p{L}\p{N}]+/u, '')))
    return null
  if (!price.isSure && (!/\p{L}/u.test(name) || (YEAR.test(price.text) && HEADING.test(folded)))) return null
  const previous = amounts[at - 1]
  const between = previous && first < at ? text.slice(previous.end, price.start).trim() : ''
  // `R$ 99,90 a R$ 120,00` is a range, which `readPrice` refuses.
  const isRange = previous !== undefined && /^(?:a|até)$/i.test(between)
  return {
    name,
    price: isRange ? text.slice(previous.start, price.end) : price.text,
    isSure: price.isSure,
    hasOtherPrice: first < at && !/^por\b/i.test(between),
  }
}

function nameIn(line: string): string {
  const name = line.length > LONGEST ? '' : cleanName(withoutMarkup(messageText(line)))
  return NO_PRODUCT.test(foldText(name)) || HEADING.test(foldText(name)) ? '' : name
}

/** The last amount not for resellers. Their labels come before or after all amounts. */
function retailAmount(text: string, amounts: Amount[]): { price: Amount; at: number } | null {
  const before = ({ start }: Amount) => foldText(text.slice(Math.max(0, start - NEAR), start))
  const behind = ({ end }: Amount) => foldText(text.slice(end, end + NEAR))
  const [first, last] = [amounts[0], amounts.at(-1)]
  if (!first || !last) return null
  const isBehind =
    !BUYER_BEFORE.test(before(first)) && BUYER_BEHIND.test(behind(first)) && BUYER_BEHIND.test(behind(last))
  const isForAll = (amount: Amount) =>
    isBehind ? !FOR_OTHERS_BEHIND.test(behind(amount)) : !FOR_OTHERS_BEFORE.test(before(amount))
  const single = amounts.findLastIndex((amount) => isForAll(amount) && !FOR_MANY_BEFORE.test(before(amount)))
  const at = single >= 0 ? single : amounts.findLastIndex(isForAll)
  const price = amounts[at]
  return price ? { price, at } : null
}

/** The first of consecutive prices of the product; earlier amounts belong to its name. */
function firstOfGroup(text: string, amounts: Amount[], at: number): number {
  let first = at
  for (let next = amounts[first], previous = amounts[first - 1]; next && previous; previous = amounts[first - 1]) {
    const between = text.slice(previous.end, next.start)
    if (between.length > NEAR || !BETWEEN_PRICES.test(foldText(between))) break
    first -= 1
    next = previous
  }
  return first
}

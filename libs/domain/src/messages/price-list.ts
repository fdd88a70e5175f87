import { formatDate } from '../format/format-date'
import { formatBrl } from '../format/money'
import { fillTemplate } from './fill-template'

export type PriceListPlaceholder = 'loja' | 'data' | 'categoria' | 'nome' | 'preco' | 'pix' | 'link'

/** WhatsApp refuses longer messages. In UTF-16 units. */
const WHATSAPP_MESSAGE_LIMIT = 65_536

export interface PricedProduct {
  id: string
  name: string
  /** In reais. */
  price: number
  salePrice: number | null
  category: string | null
}

export interface PriceListFacts {
  storeName: string
  now: string
  shopOrigin: string
  pixDiscount: number | null
  otherCategory: string
}

const HEADING = /\{categoria\}/
const ITEM = /\{(nome|preco|pix|link)\}/
const MARKS = /[*~`]/g

export function pixPrice(priceBrl: number, discountPercent: number): number {
  return Math.round((Math.round(priceBrl * 100) * (10_000 - Math.round(discountPercent * 100))) / 10_000) / 100
}

export function parsePixDiscount(text: string): number | null {
  return Number(text.replace(',', '.')) || null
}

function priceText({ price, salePrice }: PricedProduct): string {
  return salePrice === null ? formatBrl(price) : `~${formatBrl(price)}~ *${formatBrl(salePrice)}*`
}

/**
 * The lines of the template about a product appear for each one, those before them from `{categoria}` on for each
 * category, and the others once. A list over the limit is split between products, and its category is repeated.
 */
export function priceListMessages(
  template: string,
  products: readonly PricedProduct[],
  facts: PriceListFacts,
  limit = WHATSAPP_MESSAGE_LIMIT,
): string[] {
  const { head, heading, item, foot } = blocksOf(template)
  const shop = { loja: facts.storeName, data: formatDate(facts.now) }
  const itemGap = item.includes('\n') ? '\n\n' : '\n'
  const messages: string[] = []
  let message = fillTemplate(head, shop)
  const add = (text: string, gap: string, afterSplit = text) => {
    const longer = message ? message + gap + text : text
    if (longer.length > limit && message) messages.push(message)
    message = longer.length > limit ? afterSplit : longer
  }
  let last: string | undefined
  for (const product of products) {
    const group = (product.category ?? facts.otherCategory).toLocaleUpperCase('pt-BR').replaceAll(MARKS, '')
    const text = fillTemplate(item, { ...shop, categoria: group, ...itemFacts(product, facts) })
    if (!text) continue
    const title = fillTemplate(heading, { ...shop, categoria: group })
    const titled = title ? title + gapAfter(heading) + text : text
    if (last === undefined) add(titled, gapAfter(head))
    else if (title && group !== last) add(titled, '\n\n')
    else add(text, itemGap, titled)
    last = group
  }
  const end = fillTemplate(foot, shop)
  if (end) add(end, `\n${/^\n*/.exec(foot)?.[0]}`)
  return message ? [...messages, message] : messages
}

function itemFacts(product: PricedProduct, { shopOrigin, pixDiscount }: PriceListFacts) {
  const { id, name, price, salePrice } = product
  return {
    nome: name.replaceAll(MARKS, ''),
    preco: priceText(product),
    pix: pixDiscount === null ? '' : formatBrl(pixPrice(salePrice ?? price, pixDiscount)),
    link: shopOrigin && `${shopOrigin}/produto/${id}`,
  }
}

function blocksOf(template: string) {
  const lines = template.split('\n')
  const found = lines.findIndex((line) => ITEM.test(line))
  const first = found < 0 ? lines.length : found
  const last = lines.findLastIndex((line) => ITEM.test(line))
  const group = lines.slice(0, first).findIndex((line) => HEADING.test(line))
  const start = group < 0 ? first : group
  const text = (from: number, to: number) => lines.slice(from, to).join('\n')
  return {
    head: text(0, start),
    heading: text(start, first),
    item: text(first, last + 1),
    foot: found < 0 ? '' : text(last + 1, lines.length),
  }
}

function gapAfter(block: string): string {
  return `${/\n*$/.exec(block)?.[0]}\n`
}

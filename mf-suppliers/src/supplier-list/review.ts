import type {
  AppliedLine,
  GoneProduct,
  LineMatch,
  MatchCandidate,
  MatchedProduct,
  MissingProduct,
} from '@loja/data/suppliers'
import { normalizeProductName, UNLIMITED_STOCK } from '@loja/domain/products'
import {
  type ComparedPrice,
  type ComparedProduct,
  comparePrice,
  fromCents,
  type LineAnswer,
  type LineIdentity,
  type LineOutcome,
  lineIdentities,
  lineOutcomes,
  type PriceRule,
  toCents,
} from '@loja/domain/suppliers'
import { type RejectedRow, reasonText } from '@loja/product-import'
import { costOf, type SupplierLine, type SupplierReading } from '@loja/product-import/supplier-lines'
import type { GoneAction, ListDraft } from './list-draft'

export interface ReviewRow {
  id: string
  line: SupplierLine
  identity: LineIdentity
  outcome: LineOutcome
  answer: LineAnswer['kind']
  product: MatchedProduct | null
  /** In cents. */
  cost: number | null
  price: ComparedPrice | null
  /** Typed, but no price: the line cannot be sent. */
  wrongPrice: string | null
  fault: string | null
  candidates: readonly MatchCandidate[]
  offer: ComparedPrice | null
  ticked: boolean
}

export interface GoneRow extends Pick<MissingProduct, 'id' | 'name' | 'version' | 'stockQuantity' | 'cost'> {
  soldOut: boolean
  action: GoneAction
}

export interface ReviewInput {
  lines: readonly SupplierLine[]
  faults: readonly RejectedRow[]
  reading: SupplierReading
  /** By line. */
  matches: ReadonlyMap<number, LineMatch>
  missing: readonly MissingProduct[]
  draft: Pick<ListDraft, 'answers' | 'prices' | 'ticked' | 'gone'>
  supplierRule: PriceRule | null
  /** By category. */
  categoryRules: Readonly<Record<string, PriceRule>>
  now: number
}

export interface Review {
  rows: readonly ReviewRow[]
  gone: readonly GoneRow[]
  /** They add up to the lines of the list. */
  counts: Readonly<Record<LineOutcome, number>>
}

type ReadRow = Pick<ReviewRow, 'line' | 'cost' | 'fault'>
type AnsweredRow = ReadRow & Pick<ReviewRow, 'identity' | 'product' | 'candidates'> & { meaning: LineAnswer }

export function reviewList(input: ReviewInput): Review {
  const read = [...input.lines.map((line) => readLine(line, input)), ...input.faults.map(rejectedLine)].sort(
    (a, b) => a.line.line - b.line.line,
  )
  const identities = lineIdentities(read.map(({ line, cost }) => ({ ...line, code: codeOf(line), cost })))
  const answered = read.flatMap((row, index) => {
    const identity = identities[index]
    return identity ? [answeredRow(row, identity, input)] : []
  })
  const outcomes = lineOutcomes(
    answered.map(({ line, identity, cost, meaning }) => ({
      ...{ key: identity.key, cost, soldOut: line.soldOut, answer: meaning },
    })),
  )
  const others = otherCosts(answered)
  const rows = answered.map((row, index) => reviewRow(row, outcomes[index] ?? 'rejected', others, input))
  const counts = { up: 0, down: 0, new: 0, unchanged: 0, sold_out: 0, not_ours: 0, repeated: 0, rejected: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return { rows, gone: goneRows(rows, input), counts }
}

/** The supplier's own code of a product. */
export const codeOf = ({ sku, gtin }: Pick<SupplierLine, 'sku' | 'gtin'>) => sku ?? gtin

function readLine(line: SupplierLine, { reading }: ReviewInput): ReadRow {
  const read = line.soldOut && line.prices.length === 0 ? null : costOf(line, reading)
  return {
    line,
    cost: read && 'cost' in read ? toCents(read.cost) : null,
    fault: read && 'fault' in read && !line.soldOut ? read.fault : null,
  }
}

function answeredRow(row: ReadRow, identity: LineIdentity, { matches, draft }: ReviewInput): AnsweredRow {
  const match = asked(matches.get(row.line.line), identity)
  const chosen = draft.answers[row.line.line]
  const product = (chosen ? (chosen.kind === 'product' ? chosen.product : null) : match?.product) ?? null
  const other = chosen && chosen.kind !== 'product' ? chosen.kind : match?.how === 'not_ours' ? 'not_ours' : 'open'
  return {
    ...{ ...row, identity, product },
    candidates: match?.candidates ?? [],
    meaning: product ? { kind: 'product', product: comparedProduct(product) } : { kind: other },
  }
}

/** A product that is known by a text which the list has for several products is only offered. */
function asked(match: LineMatch | undefined, { meaning }: LineIdentity): LineMatch | undefined {
  if (!match?.product || meaning === 'text' || (match.how !== 'remembered' && match.how !== 'name')) return match
  const known = { product: match.product, score: 1, reasons: [match.how, 'ambiguous'] }
  return { ...match, how: null, product: null, candidates: [known, ...match.candidates] }
}

function otherCosts(rows: readonly AnsweredRow[]): ReadonlyMap<string, readonly number[]> {
  const costs = new Map<string, number[]>()
  for (const { product, cost } of rows)
    if (product && cost !== null) costs.set(product.id, [...(costs.get(product.id) ?? []), cost])
  return costs
}

function rejectedLine({ line, reason, values }: RejectedRow): ReadRow {
  const text = values.filter((value) => value.trim() !== '').join(' · ')
  return {
    line: { line, text, section: null, prices: [], packQuantity: null, soldOut: false, sku: null, gtin: null },
    cost: null,
    fault: reasonText(reason),
  }
}

function comparedProduct({ id, cost, price, salePrice, ...sale }: MatchedProduct): ComparedProduct {
  return {
    id,
    cost: cost === null ? null : toCents(cost),
    price: toCents(price),
    salePrice: salePrice === null ? null : toCents(salePrice),
    sale,
  }
}

function reviewRow(
  { meaning, ...row }: AnsweredRow,
  outcome: LineOutcome,
  others: ReadonlyMap<string, readonly number[]>,
  { draft, supplierRule, categoryRules, now }: ReviewInput,
): ReviewRow {
  const { line, product, cost, candidates } = row
  const isCompared = outcome === 'up' || outcome === 'down' || outcome === 'new'
  const typed = draft.prices[line.line]
  const wrongPrice = typeof typed === 'string' ? typed : null
  const compare = (to: MatchedProduct | null) => {
    if (!isCompared || cost === null) return null
    const compared = to && comparedProduct(to)
    const rule = supplierRule ?? (to?.categoryId ? (categoryRules[to.categoryId] ?? null) : null)
    const otherCost = compared && others.get(compared.id)?.find((other) => other !== cost)
    return comparePrice({
      cost,
      product: compared,
      rule,
      typed: typeof typed === 'string' ? undefined : typed,
      otherCost,
      unsure: line.unsure,
      now,
    })
  }
  const price = compare(product)
  const [best] = candidates
  const offer = meaning.kind === 'open' && best ? compare(best.product) : null
  const shown = { ...row, id: String(line.line), outcome, answer: meaning.kind, price, offer, wrongPrice }
  const isOutlier = (price?.outliers.length ?? 0) > 0
  return { ...shown, ticked: isSendable(shown) && (draft.ticked[line.line] ?? !isOutlier) }
}

/** A line without an answer is never applied, and a new product needs a price. */
export function isSendable({ answer, price, wrongPrice }: Pick<ReviewRow, 'answer' | 'price' | 'wrongPrice'>): boolean {
  return (
    wrongPrice === null && price !== null && (answer === 'product' || (answer === 'new' && price.newPrice !== null))
  )
}

function goneRows(rows: readonly ReviewRow[], { missing, draft }: ReviewInput): GoneRow[] {
  // A list without a product was not understood.
  if (rows.every(({ outcome }) => outcome === 'rejected')) return []
  const soldOut = rows.flatMap(({ outcome, product }) =>
    outcome === 'sold_out' && product?.isActive ? [{ ...product, soldOut: true }] : [],
  )
  // The user may have found one of them in another line, or may still find it.
  const listed = new Set(
    rows.flatMap(({ product, answer, candidates }) => [
      product?.id,
      ...(answer === 'open' ? candidates.map((candidate) => candidate.product.id) : []),
    ]),
  )
  const gone = missing.flatMap((product) => (listed.has(product.id) ? [] : [{ ...product, soldOut: false }]))
  return [...soldOut, ...gone].map(({ id, name, version, stockQuantity, cost, soldOut: isSoldOut }) => ({
    ...{ id, name, version, stockQuantity, cost },
    soldOut: isSoldOut,
    action: draft.gone[id] ?? 'stay',
  }))
}

const DOUBTS = ['typo', 'without_size', 'ambiguous']

/** The product that an open line names without a doubt, at a usual cost and price. Still only an offer. */
export function certainOffer({ candidates: [best], offer }: ReviewRow): MatchedProduct | null {
  const isCertain = best && offer?.outliers.length === 0 && !best.reasons.some((reason) => DOUBTS.includes(reason))
  return isCertain ? best.product : null
}

export function rowsOf(rows: readonly ReviewRow[], ...outcomes: LineOutcome[]): ReviewRow[] {
  const isOutlier = ({ price }: ReviewRow) => Number((price?.outliers.length ?? 0) > 0)
  return rows
    .filter(({ outcome }) => outcomes.includes(outcome))
    .sort((a, b) => isOutlier(b) - isOutlier(a) || a.line.line - b.line.line)
}

export function linesToApply(rows: readonly ReviewRow[]): AppliedLine[] {
  return rows.flatMap(
    ({ line: { text, sku, gtin }, identity, outcome, answer, ticked, product, price, ...row }): AppliedLine[] => {
      // The database forgets a text with several costs.
      if (outcome === 'rejected' || (outcome === 'repeated' && identity.meaning !== 'nothing')) return []
      const given = { text, code: sku ?? gtin }
      const cost = row.cost === null ? null : fromCents(row.cost)
      if (!ticked || cost === null || !price) {
        const known = answer === 'not_ours' ? answer : product && { productId: product.id }
        return [{ ...given, cost, remembered: known }]
      }
      const newPrice = price.newPrice === null ? null : fromCents(price.newPrice)
      if (product) return [{ ...given, cost, productId: product.id, version: product.version, price: newPrice }]
      const columns = { name: normalizeProductName(text), price: newPrice ?? 0, gtin }
      // Without picture and category it is not for customers yet.
      return [{ ...given, cost, product: { ...columns, stock_quantity: UNLIMITED_STOCK, is_active: false } }]
    },
  )
}

export function cheaperProducts(rows: readonly ReviewRow[]): string[] {
  return rows.flatMap(({ ticked, product, price }) =>
    ticked && product && price?.newPrice != null && price.newPrice < toCents(product.price) ? [product.id] : [],
  )
}

export function goneToApply(gone: readonly GoneRow[]): GoneProduct[] {
  return gone.map(({ id, version, action }) =>
    action === 'stay' ? { productId: id, action } : { productId: id, version, action },
  )
}

export interface ApplyCounts {
  costs: number
  prices: number
  created: number
  gone: number
}

export function applyCounts(lines: readonly AppliedLine[], gone: readonly GoneProduct[]): ApplyCounts {
  return {
    costs: lines.filter((line) => 'version' in line).length,
    prices: lines.filter((line) => 'version' in line && line.price !== null).length,
    created: lines.filter((line) => 'product' in line).length,
    gone: gone.filter(({ action }) => action !== 'stay').length,
  }
}

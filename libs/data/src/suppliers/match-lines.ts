import * as v from 'valibot'
import { ask } from '../client/ask'
import { checkedAnswer } from '../client/checked-answer'
import { db } from '../client/client'
import { candidatesSchema, type MatchedProduct, productSchema } from './compared-product'

const MATCH_KINDS = ['remembered', 'name', 'gtin', 'code', 'not_ours'] as const
type MatchKind = (typeof MATCH_KINDS)[number]

export interface LineToMatch {
  /** Unique in the list. */
  line: number
  text: string
  code: string | null
  gtin: string | null
}

/** Only an offer: a person chooses. */
export interface MatchCandidate {
  product: MatchedProduct
  /** 0 to 1. */
  score: number
  reasons: string[]
}

export interface LineMatch {
  line: number
  how: MatchKind | null
  product: MatchedProduct | null
  /** The best first, at most 5. Empty with an exact match. */
  candidates: MatchCandidate[]
  /** What the supplier asked for this text last time. */
  lastCost: number | null
}

/** Has remembered nothing. */
const NO_SUPPLIER = '00000000-0000-0000-0000-000000000000'

/** One request has at most so many lines, so that no other request waits long for the embedded database. */
const BATCH = 100
const howSchema = v.nullable(v.picklist(MATCH_KINDS))

/** @param onProgress lines that are matched */
export async function matchSupplierLines(
  supplierId: string,
  lines: readonly LineToMatch[],
  { onProgress, signal }: { onProgress?: (matched: number) => void; signal?: AbortSignal } = {},
): Promise<LineMatch[]> {
  const operation = 'suppliers.match'
  const matches: LineMatch[] = []
  while (matches.length < lines.length) {
    const batch = lines.slice(matches.length, matches.length + BATCH)
    const p_lines = batch.map(({ line, ...rest }) => ({ n: line, ...rest }))
    const rows = await ask(operation, db().rpc('match_supplier_lines', { p_supplier: supplierId, p_lines }), signal)
    const byLine = new Map(rows.map((row) => [row.n, row]))
    for (const { line } of batch) {
      const row = byLine.get(line)
      matches.push({
        line,
        how: checkedAnswer(operation, howSchema, row?.how ?? null),
        product: checkedAnswer(operation, v.nullable(productSchema), row?.product ?? null),
        candidates: checkedAnswer(operation, candidatesSchema, row?.candidates ?? []),
        lastCost: row?.last_cost ?? null,
      })
    }
    onProgress?.(matches.length)
  }
  return matches
}

export function matchOrderedLines(
  lines: readonly Omit<LineToMatch, 'code'>[],
  signal?: AbortSignal,
): Promise<LineMatch[]> {
  const asked = lines.map((line) => ({ ...line, code: null }))
  return matchSupplierLines(NO_SUPPLIER, asked, signal ? { signal } : {})
}

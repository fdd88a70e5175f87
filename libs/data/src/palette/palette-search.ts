import type { SearchKind } from '@loja/platform'
import { ask } from '../client/ask'
import { camel } from '../client/camel'
import { db } from '../client/client'

export const paletteKeys = { search: (text: string) => ['palette', text] } as const

export interface PaletteResult {
  kind: SearchKind
  id: string
  by: string
  /** Empty for an account without a name. */
  title: string
  /** First and last name of an order's customer, brand, phone. */
  detail: string | null
  /** The status of an order; a product may be `inactive`. */
  status: string | null
  amountBrl: number | null
  happenedAt: string | null
  picture: string | null
}

/** Shorter texts find nothing. */
export const PALETTE_SEARCH_START = 2

/** At most five of each, the best first. */
export async function searchPalette(search: string, signal?: AbortSignal): Promise<PaletteResult[]> {
  const rows = await ask('palette.search', db().rpc('palette_search', { p_search: search }), signal)
  return rows.map(({ found_by, amount: amountBrl, ...row }) => ({
    ...camel(row),
    kind: row.kind as SearchKind,
    by: found_by ?? '',
    title: row.title ?? '',
    amountBrl,
  }))
}

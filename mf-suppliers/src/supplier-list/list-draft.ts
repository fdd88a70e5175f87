import type { AppliedListResult, MatchedProduct } from '@loja/data/suppliers'
import type { ListState } from '@loja/product-import/page'
import type { SupplierReading } from '@loja/product-import/supplier-lines'
import { atom, type PrimitiveAtom } from 'jotai'

export type Answer = { kind: 'product'; product: MatchedProduct } | { kind: 'new' | 'not_ours' }

export type GoneAction = 'stay' | 'out_of_stock' | 'inactive'

/** Outlives the page: leaving it by mistake loses nothing. */
export interface ListDraft {
  text: string
  file: File | null
  reading: SupplierReading | null
  /** By line. */
  answers: Readonly<Record<number, Answer>>
  /** Typed prices in cents by line; null leaves the price, and a text is no price. */
  prices: Readonly<Record<number, number | null | string>>
  ticked: Readonly<Record<number, boolean>>
  /** By product. */
  gone: Readonly<Record<string, GoneAction>>
  result: AppliedListResult | null
  cheaper: readonly string[]
}

export const NO_DECISIONS = {
  answers: {},
  prices: {},
  ticked: {},
  gone: {},
  result: null,
  cheaper: [],
} as const

export const EMPTY_DRAFT: ListDraft = { text: '', file: null, reading: null, ...NO_DECISIONS }

interface ListAtoms {
  listAtom: PrimitiveAtom<ListState>
  draftAtom: PrimitiveAtom<ListDraft>
}

const bySupplier = new Map<string, ListAtoms>()

export function listAtoms(supplierId: string): ListAtoms {
  const known = bySupplier.get(supplierId)
  if (known) return known
  const atoms = { listAtom: atom<ListState>({ step: 'idle' }), draftAtom: atom(EMPTY_DRAFT) }
  bySupplier.set(supplierId, atoms)
  return atoms
}

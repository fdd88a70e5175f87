import type { NamedChoice } from '@loja/data'
import type { ImportField } from '@loja/product-import'
import { useState } from 'react'
import type { HeldList } from './analysis/list-state'
import { changesOf, type FieldChange, updatableFields } from './existing/update-fields'
import { type ExistingRow, useExistingProducts } from './existing/use-existing-products'
import { resolveNames } from './run/resolve-names'

/** A stored product and what the list would change of it. */
export interface ChangedRow extends ExistingRow {
  changes: FieldChange[]
}

const NO_ROWS: ExistingRow[] = []

/** What is decided of a list before it is written: what becomes of products that exist, and of categories that do not. */
export function useReviewChoices(
  held: HeldList | null,
  names: { categories: readonly NamedChoice[]; brands: readonly NamedChoice[] },
) {
  const [lookUp, setLookUp] = useState(false)
  const [isUpdating, setIsUpdating] = useState(false)
  const [left, setLeft] = useState<readonly ImportField[]>([])
  const [createCategories, setCreateCategories] = useState(false)
  const existing = useExistingProducts(held, lookUp)
  const updatable = held ? updatableFields(held.summary.mapping) : []
  const fields = updatable.filter((field) => !left.includes(field))
  const rows = existing.data ?? NO_ROWS
  const resolve = resolveNames(names)
  const changed: ChangedRow[] = isUpdating
    ? rows
        .map((row) => ({ ...row, changes: changesOf(row, resolve, fields) }))
        .filter(({ changes }) => changes.length > 0)
    : []
  const ready = held?.summary.counts.ready ?? 0
  const created = ready - rows.length
  return {
    existing,
    rows,
    changed,
    /** How many products the button makes and changes; known once the look-up has ended. */
    created,
    isReady: ready > 0 && !held?.busy && !existing.isFetching,
    isUpdating,
    setIsUpdating,
    updatable,
    fields,
    setFields: (chosen: readonly ImportField[]) => setLeft(updatable.filter((field) => !chosen.includes(field))),
    lookUp: () => setLookUp(true),
    createCategories,
    setCreateCategories,
  }
}

export type ReviewChoices = ReturnType<typeof useReviewChoices>

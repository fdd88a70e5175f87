import type { NamedChoice } from '@loja/data/products'
import { type PromotionEffect, promotionEffect } from '@loja/domain/products'
import type { ImportField } from '@loja/product-import'
import { type HeldList, missingNames, NO_DECISIONS, resolveNames, type useImportList } from '@loja/product-import/page'
import { useAllCategories, useBrands } from '../catalog-queries'
import { changesOf, type FieldChange, patchOf, updatableFields } from './existing/update-fields'
import { type ExistingRow, useExistingProducts } from './existing/use-existing-products'
import { messages } from './messages'

export interface ChangedRow extends ExistingRow {
  changes: FieldChange[]
  promotion: PromotionEffect | undefined
}

const NO_ROWS: ExistingRow[] = []

function withNew(known: readonly NamedChoice[] = [], names: readonly string[]): NamedChoice[] {
  return [...known, ...names.map((name) => ({ id: name, name }))]
}

function changedRow(row: ExistingRow, changes: FieldChange[]): ChangedRow {
  const { product } = row.stored
  return { ...row, changes, promotion: promotionEffect(product, { ...product, ...patchOf(changes) }, Date.now()) }
}

export function useReviewChoices({ state, decide }: ReturnType<typeof useImportList>) {
  const held: HeldList | null = state.step === 'analysed' ? state : null
  const { lookUp, isUpdating, left, createCategories, createBrands } = held?.decisions ?? NO_DECISIONS
  const categories = useAllCategories(messages.loadFailed)
  const brands = useBrands(messages.loadFailed)
  const existing = useExistingProducts(held, lookUp)
  const updatable = held ? updatableFields(held.summary.mapping) : []
  const fields = updatable.filter((field) => !left.includes(field))
  const rows = existing.data ?? NO_ROWS
  const missing = {
    categories: missingNames(held?.summary.categoryNames ?? [], categories.data),
    brands: missingNames(held?.summary.brandNames ?? [], brands.data),
  }
  const resolve = resolveNames({
    categories: withNew(categories.data, createCategories ? missing.categories : []),
    brands: withNew(brands.data, createBrands ? missing.brands : []),
  })
  const changed: ChangedRow[] = isUpdating
    ? rows
        .map((row) => changedRow(row, changesOf(row, resolve, fields)))
        .filter(({ changes }) => changes.length > 0)
        .sort((a, b) => Number(b.promotion !== undefined) - Number(a.promotion !== undefined))
    : []
  const ready = held?.summary.counts.ready ?? 0
  const created = ready - rows.length
  return {
    existing,
    rows,
    changed,
    created,
    isReady: ready > 0 && !held?.busy && !existing.isFetching,
    isUpdating,
    setIsUpdating: (is: boolean) => decide({ isUpdating: is }),
    updatable,
    fields,
    setFields: (chosen: readonly ImportField[]) =>
      decide({ left: updatable.filter((field) => !chosen.includes(field)) }),
    lookUp: () => decide({ lookUp: true }),
    missing,
    createCategories,
    setCreateCategories: (is: boolean) => decide({ createCategories: is }),
    createBrands,
    setCreateBrands: (is: boolean) => decide({ createBrands: is }),
  }
}

export type ReviewChoices = ReturnType<typeof useReviewChoices>

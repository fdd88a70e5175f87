import { dataMutation, isDataError } from '@loja/data/client'
import { categoryKeys, listAllCategories } from '@loja/data/products'
import {
  countSuppliers,
  deleteSupplier,
  getSupplier,
  insertSupplier,
  listCategoryPriceRules,
  listSuppliers,
  type Supplier,
  type SupplierCounts,
  type SupplierDraft,
  type SupplierRow,
  supplierKeys,
  updateSupplier,
} from '@loja/data/suppliers'
import { type SupplierFilter, type SupplierListParams, supplierListParams } from '@loja/domain/suppliers'
import { firstReads, type ListReads, useListQueries } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

function readsOf(params: SupplierListParams, filter: SupplierFilter): ListReads<SupplierRow, SupplierCounts> {
  return {
    list: { queryKey: supplierKeys.list(params), queryFn: ({ signal }) => listSuppliers(params, signal) },
    counts: { queryKey: supplierKeys.counts(filter), queryFn: ({ signal }) => countSuppliers(filter, signal) },
  }
}

export const firstSupplierReads = firstReads(supplierListParams, readsOf)

export function useSupplierQueries(params: SupplierListParams, filter: SupplierFilter) {
  return useListQueries({
    ...readsOf(params, filter),
    totalOf: ({ total }) => total,
    errorText: messages.loadFailed,
  })
}

export function useSupplier(id: string) {
  return useQuery({
    queryKey: supplierKeys.one(id),
    queryFn: ({ signal }) => getSupplier(id, signal),
    // Pages show by themselves that it does not exist.
    meta: {
      errorText: (error) => (isDataError(error) && error.code === 'not-found' ? null : messages.oneFailed),
    },
  })
}

export function useCategories(errorText: string) {
  return useQuery({
    queryKey: categoryKeys.withInactive,
    queryFn: ({ signal }) => listAllCategories(signal),
    meta: { errorText },
  })
}

export function useCategoryRules() {
  return useQuery({
    queryKey: supplierKeys.priceRules,
    queryFn: ({ signal }) => listCategoryPriceRules(signal),
    meta: { errorText: messages.rulesFailed },
  })
}

const invalidates = [supplierKeys.all]

export type SupplierText = Pick<SupplierDraft, 'name' | 'contact' | 'whatsapp' | 'notes' | 'priceRule'>

export const insertion = dataMutation({
  mutationFn: (draft: SupplierText) => insertSupplier(draft),
  successText: ({ name }) => messages.saved(name),
  errorText: messages.saveFailed,
  invalidates,
})

export const change = dataMutation({
  mutationFn: ({ supplier, patch }: { supplier: Supplier; patch: Partial<SupplierDraft> }) =>
    updateSupplier({ supplier, patch }),
  successText: ({ supplier, patch }) => messages.saved(patch.name ?? supplier.name),
  errorText: messages.saveFailed,
  invalidates,
})

export const deletion = dataMutation({
  mutationFn: (supplier: Supplier) => deleteSupplier(supplier),
  successText: ({ name }) => messages.deleted(name),
  errorText: messages.deleteFailed,
  invalidates,
})

import { dataMutation, dataQuery, isDataError } from '@loja/data/client'
import { categoryKeys, listAllCategories } from '@loja/data/products'
import {
  countSuppliers,
  deleteSupplier,
  getSupplier,
  insertSupplier,
  listCategoryPriceRules,
  listSuppliers,
  type Supplier,
  type SupplierDraft,
  supplierKeys,
  updateSupplier,
} from '@loja/data/suppliers'
import { supplierListParams } from '@loja/domain/suppliers'
import { listSource } from '@loja/ui/lists'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

export const SUPPLIERS = listSource({
  list: supplierListParams,
  reads: (params, filter) => ({
    list: dataQuery(supplierKeys.list(params), (signal) => listSuppliers(params, signal)),
    counts: dataQuery(supplierKeys.counts(filter), (signal) => countSuppliers(filter, signal)),
  }),
  totalOf: ({ total }) => total,
  errorText: messages.loadFailed,
  views: { list: 'suppliers', countsKey: supplierKeys.allCounts },
})

export function useSupplier(id: string) {
  return useQuery({
    ...dataQuery(supplierKeys.one(id), (signal) => getSupplier(id, signal)),
    // Pages show by themselves that it does not exist.
    meta: {
      errorText: (error) => (isDataError(error, 'not-found') ? null : messages.oneFailed),
    },
  })
}

export function useCategories(errorText: string) {
  return useQuery(dataQuery(categoryKeys.withInactive, listAllCategories, errorText))
}

export function useCategoryRules() {
  return useQuery(dataQuery(supplierKeys.priceRules, listCategoryPriceRules, messages.rulesFailed))
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

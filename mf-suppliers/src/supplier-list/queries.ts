import { dataMutation, dataQuery } from '@loja/data/client'
import { brandKeys, categoryKeys, productKeys } from '@loja/data/products'
import {
  applySupplierList,
  findAppliedList,
  getSupplier,
  type MatchedProduct,
  rememberSupplierItems,
  type Supplier,
  supplierKeys,
  updateSupplier,
} from '@loja/data/suppliers'
import type { SupplierReading } from '@loja/product-import/supplier-lines'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

/** Reads the version first: another dialog may have changed the contact meanwhile. */
export const readingSave = dataMutation({
  mutationFn: async ({ supplier, reading }: { supplier: Supplier; reading: SupplierReading }) =>
    updateSupplier({ supplier: await getSupplier(supplier.id), patch: { reading: { ...reading } } }),
  errorText: messages.readingFailed,
  invalidates: [supplierKeys.all],
})

interface Remembered {
  supplierId: string
  answers: readonly { text: string; code: string | null; product: Pick<MatchedProduct, 'id'> | null }[]
}

export const remembering = dataMutation({
  mutationFn: ({ supplierId, answers }: Remembered) =>
    rememberSupplierItems({
      supplierId,
      answers: answers.map(({ text, code, product }) => ({
        ...{ text, code },
        answer: product ? { productId: product.id } : 'not_ours',
      })),
    }),
  errorText: messages.rememberFailed,
  invalidates: [supplierKeys.all],
})

export const applying = dataMutation({
  mutationFn: applySupplierList,
  errorText: messages.applyFailed,
  unknownText: messages.applyUnknown,
  invalidates: [supplierKeys.all, productKeys.all, categoryKeys.all, brandKeys.all],
})

/** Without a response the result remains unknown, which the page says. */
export function useAppliedList(requestId: string) {
  return useQuery(dataQuery([...supplierKeys.applied, requestId], (signal) => findAppliedList(requestId, signal)))
}

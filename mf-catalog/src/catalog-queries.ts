import { dataQuery } from '@loja/data/client'
import {
  brandKeys,
  categoryKeys,
  listAllCategories,
  listBrands,
  listCategories,
  listProducts,
  productKeys,
} from '@loja/data/products'
import type { ProductListParams } from '@loja/domain/products'
import { useQuery } from '@tanstack/react-query'

export function productPage(request: ProductListParams) {
  return dataQuery(productKeys.list(request), (signal) => listProducts(request, signal))
}

export function useCategories(errorText: string) {
  return useQuery(dataQuery(categoryKeys.active, listCategories, errorText))
}

/** @param errorText if they cannot be read */
export function useAllCategories(errorText: string) {
  return useQuery(dataQuery(categoryKeys.withInactive, listAllCategories, errorText))
}

export function useBrands(errorText: string) {
  return useQuery(dataQuery(brandKeys.list, listBrands, errorText))
}

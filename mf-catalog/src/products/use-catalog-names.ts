import type { NamedChoice } from '@loja/data'
import { useMemo } from 'react'
import { useBrands, useCategories } from '../catalog-queries'
import { messages } from './messages'

const NONE: NamedChoice[] = []

/** Categories and brands by name: for the rows, the filters and the buttons of the selection. */
export function useCatalogNames() {
  const categories = useCategories(messages.loadFailed)
  const brands = useBrands(messages.loadFailed)
  const brandList = brands.data ?? NONE
  const categoryList = categories.data ?? NONE
  const names = useMemo(
    () => ({ categories: categoryList, brandNames: new Map(brandList.map(({ id, name }) => [id, name])) }),
    [categoryList, brandList],
  )
  return { names, brands: brandList, queries: [categories, brands] }
}

import { brandKeys, categoryKeys, listBrands, listCategories, type NamedChoice } from '@loja/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from './messages'

const NONE: NamedChoice[] = []

/** Categories and brands by name: for the rows, the filters and the buttons of the selection. */
export function useCatalogNames() {
  const categories = useQuery({
    queryKey: categoryKeys.active,
    queryFn: ({ signal }) => listCategories(signal),
    meta: { errorText: messages.loadFailed },
  })
  const brands = useQuery({
    queryKey: brandKeys.list,
    queryFn: ({ signal }) => listBrands(signal),
    meta: { errorText: messages.loadFailed },
  })
  const brandList = brands.data ?? NONE
  const categoryList = categories.data ?? NONE
  const names = useMemo(
    () => ({ categories: categoryList, brandNames: new Map(brandList.map(({ id, name }) => [id, name])) }),
    [categoryList, brandList],
  )
  return { names, brands: brandList, queries: [categories, brands] }
}

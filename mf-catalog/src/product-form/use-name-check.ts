import { dataQuery } from '@loja/data/client'
import { findProductByName, productKeys } from '@loja/data/products'
import { normalizeProductName } from '@loja/domain/products'
import { useSettled } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import type { ProductForm } from './use-product-form'

export function useNameCheck({ base: { id, version }, values, changed, problems }: ProductForm) {
  const isNew = version === 0 || changed.includes('name')
  const name = normalizeProductName(useSettled(values.name))
  const { data } = useQuery({
    ...dataQuery(productKeys.named(name), (signal) => findProductByName(name, signal)),
    enabled: isNew && !problems.name && name !== '',
  })
  const isCurrent = isNew && normalizeProductName(values.name) === name
  return isCurrent && data && data.id !== id ? data : null
}

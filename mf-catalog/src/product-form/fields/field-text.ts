import { formatBrl, parseTypedBrl } from '@loja/domain/format'
import { type ProductField, type ProductFormValues, UNLIMITED_STOCK } from '@loja/domain/products'
import { messages } from '../messages'

export interface NameLookup {
  categoryName: (id: string) => string | null
  brandName: (id: string) => string | null
}

export function fieldText(field: ProductField, values: ProductFormValues, names: NameLookup): string {
  switch (field) {
    case 'price':
    case 'salePrice':
    case 'cost': {
      const amount = parseTypedBrl(values[field])
      return amount === null ? orEmpty(values[field]) : formatBrl(amount)
    }
    case 'stockQuantity':
      return values.stockQuantity === String(UNLIMITED_STOCK) ? messages.unlimited : orEmpty(values.stockQuantity)
    case 'categoryId':
      return orEmpty(names.categoryName(values.categoryId) ?? '')
    case 'brandId':
      return orEmpty(names.brandName(values.brandId) ?? '')
    case 'categoryType':
      return messages.categoryTypes[values.categoryType]
    case 'gender':
      return values.gender === '' ? messages.empty : messages.genders[values.gender]
    case 'isActive':
      return values.isActive ? messages.active : messages.inactive
    case 'isFeatured':
      return values.isFeatured ? messages.featured : messages.notFeatured
    case 'images':
      return orEmpty(values.images.join('\n'))
    case 'tags':
      return orEmpty(values.tags.join(', '))
    default:
      return orEmpty(values[field])
  }
}

function orEmpty(text: string): string {
  return text.trim() || messages.empty
}

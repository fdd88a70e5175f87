import { EMPTY_PRODUCT_VALUES, type ProductDraft, parseProductForm } from '@loja/domain/products'

export function productDraft(change: Partial<ProductDraft>): ProductDraft {
  const { draft } = parseProductForm({ ...EMPTY_PRODUCT_VALUES, name: 'Produto importado', price: '10' })
  if (!draft) throw new Error('productDraft: name and price are enough')
  return { ...draft, stockQuantity: 999_999, minStockAlert: null, ...change }
}

import type { ProductDraft } from '@loja/domain'

/** A product of an import, for tests. */
export function productDraft(change: Partial<ProductDraft>): ProductDraft {
  return {
    name: 'Produto importado',
    shortDescription: null,
    description: null,
    price: 10,
    salePrice: null,
    stockQuantity: 999_999,
    minStockAlert: null,
    mainImage: null,
    images: [],
    categoryId: null,
    brandId: null,
    categoryType: 'perfume',
    perfumeType: 'importado',
    gender: null,
    volume: null,
    fragranceFamily: null,
    intensity: null,
    tags: [],
    isActive: true,
    isFeatured: false,
    ...change,
  }
}

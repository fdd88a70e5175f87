import type { ProductListRow } from '@loja/data/products'

export const productRow = (id: string, values: Partial<ProductListRow> = {}): ProductListRow => ({
  id,
  name: `Produto ${id}`,
  categoryId: null,
  brandId: null,
  price: 10,
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  stockQuantity: 9,
  minStockAlert: null,
  isActive: true,
  isFeatured: false,
  mainImage: null,
  version: 1,
  createdAt: '2026-11-21T12:00:00Z',
  ...values,
})

import type { ProductExportRow } from '@loja/data/products'
import { EMPTY_PRODUCT_VALUES, parseProductForm } from '@loja/domain/products'

export function buildExportRow(overrides: Partial<ProductExportRow> = {}): ProductExportRow {
  return {
    ...parseProductForm(EMPTY_PRODUCT_VALUES).draft,
    id: '7d1f0c52-0000-4000-8000-000000000001',
    createdAt: '2026-03-04T15:06:07Z',
    name: 'Perfume Âmbar 100 ML',
    description: 'Amadeirado, para a noite.',
    price: 1234.5,
    stockQuantity: 7,
    minStockAlert: null,
    sku: 'AMB-100',
    gtin: '7891000315507',
    cost: 700,
    mainImage: 'https://cdn.test/ambar.jpg',
    images: ['https://cdn.test/ambar.jpg', 'https://cdn.test/caixa.jpg'],
    categoryId: 'c1',
    categoryName: 'Perfumes Unissex',
    brandId: 'b1',
    brandName: 'Tarquina',
    gender: 'unissex',
    volume: '100 ML',
    fragranceFamily: 'Amadeirado',
    intensity: 'Alta',
    tags: ['tarquina', 'noite'],
    ...overrides,
  }
}

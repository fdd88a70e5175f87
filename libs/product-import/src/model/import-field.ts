import { PRODUCT_FIELD_TABLE, type ProductField } from '@loja/domain/products'

const FIELD_OF = {
  name: 'name',
  price: 'price',
  salePrice: 'salePrice',
  saleStartsAt: 'saleStartsAt',
  saleEndsAt: 'saleEndsAt',
  image: 'mainImage',
  moreImages: 'images',
  brand: 'brandId',
  category: 'categoryId',
  description: 'description',
  shortDescription: 'shortDescription',
  stock: 'stockQuantity',
  minStockAlert: 'minStockAlert',
  sku: 'sku',
  gtin: 'gtin',
  cost: 'cost',
  tags: 'tags',
  gender: 'gender',
  volume: 'volume',
  categoryType: 'categoryType',
  perfumeType: 'perfumeType',
  fragranceFamily: 'fragranceFamily',
  intensity: 'intensity',
  isActive: 'isActive',
  isFeatured: 'isFeatured',
  featuredFrom: 'featuredFrom',
  featuredUntil: 'featuredUntil',
} as const satisfies Record<string, ProductField>

export type ImportField = keyof typeof FIELD_OF
export const IMPORT_FIELDS = Object.keys(FIELD_OF) as ImportField[]

export const productFieldOf = (field: ImportField): ProductField => FIELD_OF[field]

/** The headings of our own product list export. */
export const FIELD_HEADINGS = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [field, PRODUCT_FIELD_TABLE[FIELD_OF[field]].heading]),
) as Record<ImportField, string>

/** What a column of a list may hold. */
export const IMPORT_FIELDS = [
  'name',
  'price',
  'salePrice',
  'image',
  'moreImages',
  'brand',
  'category',
  'description',
  'shortDescription',
  'stock',
  'minStockAlert',
  'tags',
  'gender',
  'volume',
  'categoryType',
  'perfumeType',
  'fragranceFamily',
  'intensity',
  'isActive',
  'isFeatured',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

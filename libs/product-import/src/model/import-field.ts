import type { ProductField } from '@loja/domain'

/** What a column of a list may hold, each with its heading in our own product list export. */
export const FIELD_HEADINGS = {
  name: 'Nome',
  price: 'Preço',
  salePrice: 'Preço promocional',
  image: 'Imagem principal',
  moreImages: 'Imagens',
  brand: 'Marca',
  category: 'Categoria',
  description: 'Descrição',
  shortDescription: 'Descrição curta',
  stock: 'Estoque',
  minStockAlert: 'Alerta de estoque',
  tags: 'Tags',
  gender: 'Gênero',
  volume: 'Volume',
  categoryType: 'Tipo',
  perfumeType: 'Tipo de perfume',
  fragranceFamily: 'Família olfativa',
  intensity: 'Intensidade',
  isActive: 'Ativo',
  isFeatured: 'Destaque',
} as const

export type ImportField = keyof typeof FIELD_HEADINGS
export const IMPORT_FIELDS = Object.keys(FIELD_HEADINGS) as ImportField[]

const RENAMED = {
  image: 'mainImage',
  moreImages: 'images',
  brand: 'brandId',
  category: 'categoryId',
  stock: 'stockQuantity',
} as const

/** The field of a product that a column is about: a column without one does not compile. */
export function productFieldOf(field: ImportField): ProductField {
  const renamed: Partial<Record<ImportField, ProductField>> = RENAMED
  return renamed[field] ?? (field as Exclude<ImportField, keyof typeof RENAMED>)
}

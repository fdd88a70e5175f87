import { PRODUCT_NAME_LIMIT } from './product-name'
import type { CategoryType, Gender } from './product-values'

interface Stored {
  name: string
  text: string | null
  amount: number
  optionalAmount: number | null
  moment: string | null
  quantity: number | null
  id: string | null
  texts: string[]
  categoryType: CategoryType
  gender: Gender | null
  flag: boolean
}
export type ProductFieldKind = keyof Stored

interface FieldRow {
  kind: ProductFieldKind
  /** Heading of the column in a product list that is exported or imported. */
  heading: string
  /** In characters, as in catalogue.sql; for `texts` each. */
  limit?: number
}

/** The column of a field is its name in snake case. */
export const PRODUCT_FIELD_TABLE = {
  name: { kind: 'name', heading: 'Nome', limit: PRODUCT_NAME_LIMIT },
  shortDescription: { kind: 'text', heading: 'Descrição curta', limit: 1000 },
  description: { kind: 'text', heading: 'Descrição', limit: 20_000 },
  price: { kind: 'amount', heading: 'Preço' },
  salePrice: { kind: 'optionalAmount', heading: 'Preço promocional' },
  saleStartsAt: { kind: 'moment', heading: 'Início da promoção' },
  saleEndsAt: { kind: 'moment', heading: 'Fim da promoção' },
  /** `UNLIMITED_STOCK` if unlimited; null reads as 0. */
  stockQuantity: { kind: 'quantity', heading: 'Estoque' },
  minStockAlert: { kind: 'quantity', heading: 'Alerta de estoque' },
  sku: { kind: 'text', heading: 'SKU', limit: 64 },
  gtin: { kind: 'text', heading: 'GTIN' },
  /** Only staff see it (docs/adr/0040). */
  cost: { kind: 'optionalAmount', heading: 'Custo' },
  mainImage: { kind: 'text', heading: 'Imagem principal' },
  images: { kind: 'texts', heading: 'Imagens' },
  categoryId: { kind: 'id', heading: 'Categoria' },
  brandId: { kind: 'id', heading: 'Marca' },
  categoryType: { kind: 'categoryType', heading: 'Tipo' },
  perfumeType: { kind: 'text', heading: 'Tipo de perfume', limit: 200 },
  gender: { kind: 'gender', heading: 'Gênero' },
  volume: { kind: 'text', heading: 'Volume', limit: 200 },
  fragranceFamily: { kind: 'text', heading: 'Família olfativa', limit: 200 },
  intensity: { kind: 'text', heading: 'Intensidade', limit: 200 },
  tags: { kind: 'texts', heading: 'Tags', limit: 200 },
  isActive: { kind: 'flag', heading: 'Ativo' },
  isFeatured: { kind: 'flag', heading: 'Destaque' },
  featuredFrom: { kind: 'moment', heading: 'Início do destaque' },
  featuredUntil: { kind: 'moment', heading: 'Fim do destaque' },
} as const satisfies Record<string, FieldRow>

type Table = typeof PRODUCT_FIELD_TABLE

export type ProductField = keyof Table
export type KindOf<Field extends ProductField> = Table[Field]['kind']
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELD_TABLE) as ProductField[]

export type ProductDraft = { -readonly [Field in ProductField]: Stored[KindOf<Field>] }

export function forEachProductField(read: (field: ProductField, kind: ProductFieldKind) => unknown): object {
  return Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, read(field, PRODUCT_FIELD_TABLE[field].kind)]))
}

export type MomentField = { [Field in ProductField]: KindOf<Field> extends 'moment' ? Field : never }[ProductField]

export const isMomentField = (field: ProductField): field is MomentField => PRODUCT_FIELD_TABLE[field].kind === 'moment'

export type ProductText = {
  [Field in ProductField]: Table[Field] extends { limit: number } ? Field : never
}[ProductField]

const isText = (field: ProductField): field is ProductText => 'limit' in PRODUCT_FIELD_TABLE[field]
export const PRODUCT_TEXTS = PRODUCT_FIELD_NAMES.filter(isText)

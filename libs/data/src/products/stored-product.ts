import { type ProductDraft, type ProductField, toCategoryType, toGender } from '@loja/domain'
import type { Database } from '../database.types'

type Products = Database['public']['Tables']['products']

export interface StoredProduct {
  id: string
  /** Grows with every change; a save sends the version that was read. */
  version: number
  createdAt: string
  updatedAt: string
  product: ProductDraft
}

export interface ProductDetails extends StoredProduct {
  /** Also of an inactive category. */
  categoryName: string | null
  brandName: string | null
}

/** Column of each field; a missing one does not compile. */
const COLUMN_OF = {
  name: 'name',
  shortDescription: 'short_description',
  description: 'description',
  price: 'price',
  salePrice: 'sale_price',
  stockQuantity: 'stock_quantity',
  minStockAlert: 'min_stock_alert',
  mainImage: 'main_image',
  images: 'images',
  categoryId: 'category_id',
  brandId: 'brand_id',
  categoryType: 'category_type',
  perfumeType: 'perfume_type',
  gender: 'gender',
  volume: 'volume',
  fragranceFamily: 'fragrance_family',
  intensity: 'intensity',
  tags: 'tags',
  isActive: 'is_active',
  isFeatured: 'is_featured',
} as const satisfies Record<ProductField, keyof Products['Row']>

type Column = (typeof COLUMN_OF)[ProductField]

export const PRODUCT_COLUMNS =
  `id, version, created_at, updated_at, name, short_description, description, price, sale_price, stock_quantity,
  min_stock_alert, main_image, images, category_id, brand_id, category_type, perfume_type, gender, volume,
  fragrance_family, intensity, tags, is_active, is_featured` as const

export const DETAIL_COLUMNS = `${PRODUCT_COLUMNS}, categories (name), brands (name)` as const

type ProductRow = Pick<Products['Row'], Column | 'id' | 'version' | 'created_at' | 'updated_at'>
type DetailsRow = ProductRow & { categories: { name: string } | null; brands: { name: string } | null }

export function toProductDetails({ categories, brands, ...row }: DetailsRow): ProductDetails {
  return { ...toStoredProduct(row), categoryName: categories?.name ?? null, brandName: brands?.name ?? null }
}

export function toStoredProduct(row: ProductRow): StoredProduct {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    product: toProductDraft(row),
  }
}

/** The only mapping of columns to fields. */
export function toProductDraft(row: Pick<Products['Row'], Column>): ProductDraft {
  return {
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    price: row.price,
    salePrice: row.sale_price,
    stockQuantity: row.stock_quantity,
    minStockAlert: row.min_stock_alert,
    mainImage: row.main_image,
    images: row.images,
    categoryId: row.category_id,
    brandId: row.brand_id,
    categoryType: toCategoryType(row.category_type),
    perfumeType: row.perfume_type,
    gender: toGender(row.gender),
    volume: row.volume,
    fragranceFamily: row.fragrance_family,
    intensity: row.intensity,
    tags: row.tags,
    isActive: row.is_active,
    isFeatured: row.is_featured,
  }
}

export function toProductInsert(draft: ProductDraft): Products['Insert'] {
  return { ...toProductUpdate(draft), name: draft.name, price: draft.price }
}

/** Only the given fields. */
export function toProductUpdate(patch: Partial<ProductDraft>): Products['Update'] {
  const fields = Object.keys(patch) as ProductField[]
  return Object.fromEntries(fields.map((field) => [COLUMN_OF[field], patch[field]]))
}

export function fieldOfColumn(column: string): ProductField | undefined {
  const fields = Object.keys(COLUMN_OF) as ProductField[]
  return fields.find((field) => COLUMN_OF[field] === column)
}

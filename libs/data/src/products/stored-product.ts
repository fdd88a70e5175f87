import { type ProductDraft, type ProductField, toCategoryType, toGender } from '@loja/domain'
import type { Database } from '../database.types'

type Products = Database['public']['Tables']['products']

/** One product as it is stored. */
export interface StoredProduct {
  id: string
  /** Grows with every change, by whomever; a save names the one that was read. */
  version: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
  product: ProductDraft
}

/** One product with everything that its form shows. */
export interface ProductDetails extends StoredProduct {
  /** Also of a category that is not active any more. */
  categoryName: string | null
  brandName: string | null
}

/** Where each field is stored: a field without a column does not compile. */
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

/** A product's columns. */
export const PRODUCT_COLUMNS =
  `id, version, created_at, updated_at, name, short_description, description, price, sale_price, stock_quantity,
  min_stock_alert, main_image, images, category_id, brand_id, category_type, perfume_type, gender, volume,
  fragrance_family, intensity, tags, is_active, is_featured` as const

/** The same, and what its category and brand are called. */
export const DETAIL_COLUMNS = `${PRODUCT_COLUMNS}, categories (name), brands (name)` as const

type ProductRow = Pick<Products['Row'], Column | 'id' | 'version' | 'created_at' | 'updated_at'>
type DetailsRow = ProductRow & { categories: { name: string } | null; brands: { name: string } | null }

/** As `toStoredProduct`, with what category and brand are called. */
export function toProductDetails({ categories, brands, ...row }: DetailsRow): ProductDetails {
  return { ...toStoredProduct(row), categoryName: categories?.name ?? null, brandName: brands?.name ?? null }
}

/** One product as it is stored, with its version. */
export function toStoredProduct(row: ProductRow): StoredProduct {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    product: toProductDraft(row),
  }
}

/** The one place where the columns of a product become its fields. */
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

/** The columns to insert. */
export function toProductInsert(draft: ProductDraft): Products['Insert'] {
  return { ...toProductUpdate(draft), name: draft.name, price: draft.price }
}

/** The columns to update: those of the fields that are there. */
export function toProductUpdate(patch: Partial<ProductDraft>): Products['Update'] {
  const fields = Object.keys(patch) as ProductField[]
  return Object.fromEntries(fields.map((field) => [COLUMN_OF[field], patch[field]]))
}

/** The field that a column belongs to; undefined for a column that no field has. */
export function fieldOfColumn(column: string): ProductField | undefined {
  const fields = Object.keys(COLUMN_OF) as ProductField[]
  return fields.find((field) => COLUMN_OF[field] === column)
}

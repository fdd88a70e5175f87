import type { CategoryType, Gender } from './product-values'

/** Editable fields of a product; prices in reais. */
export interface ProductDraft {
  name: string
  shortDescription: string | null
  description: string | null
  price: number
  salePrice: number | null
  /** `UNLIMITED_STOCK` if unlimited; null reads as 0. */
  stockQuantity: number | null
  /** Null reads as 5. */
  minStockAlert: number | null
  mainImage: string | null
  images: string[]
  categoryId: string | null
  brandId: string | null
  categoryType: CategoryType
  perfumeType: string | null
  gender: Gender | null
  volume: string | null
  fragranceFamily: string | null
  intensity: string | null
  tags: string[]
  isActive: boolean
  isFeatured: boolean
}

export type ProductField = keyof ProductDraft

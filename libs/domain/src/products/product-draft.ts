import type { CategoryType, Gender } from './product-values'

/** Everything of a product that people edit; prices in reais, null where the column is empty. */
export interface ProductDraft {
  name: string
  shortDescription: string | null
  description: string | null
  price: number
  salePrice: number | null
  /** `UNLIMITED_STOCK` for a product that never ends; null reads as 0. */
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

/** Name of a field of a product. */
export type ProductField = keyof ProductDraft

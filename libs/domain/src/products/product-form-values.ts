import { formatTypedBrl, parseTypedBrl } from '../format/typed-amount'
import type { ProductDraft, ProductField } from './product-draft'
import { normalizeProductName } from './product-name'
import type { CategoryType, Gender } from './product-values'

/** A product as texts of form fields; empty for null. */
export interface ProductFormValues {
  name: string
  shortDescription: string
  description: string
  price: string
  salePrice: string
  stockQuantity: string
  minStockAlert: string
  mainImage: string
  images: string[]
  categoryId: string
  brandId: string
  categoryType: CategoryType
  perfumeType: string
  gender: Gender | ''
  volume: string
  fragranceFamily: string
  intensity: string
  tags: string[]
  isActive: boolean
  isFeatured: boolean
}

export const EMPTY_PRODUCT_VALUES: ProductFormValues = {
  name: '',
  shortDescription: '',
  description: '',
  price: '',
  salePrice: '',
  stockQuantity: '',
  minStockAlert: '5',
  mainImage: '',
  images: [],
  categoryId: '',
  brandId: '',
  categoryType: 'perfume',
  perfumeType: 'importado',
  gender: '',
  volume: '',
  fragranceFamily: '',
  intensity: '',
  tags: [],
  isActive: true,
  isFeatured: false,
}

export const PRODUCT_FORM_FIELDS = Object.keys(EMPTY_PRODUCT_VALUES) as ProductField[]

/** An unlisted main image becomes the first image. */
export function toFormValues(product: ProductDraft): ProductFormValues {
  const { mainImage } = product
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return withMainImageListed({
    name: product.name,
    shortDescription: text(product.shortDescription),
    description: text(product.description),
    price: formatTypedBrl(product.price),
    salePrice: formatTypedBrl(product.salePrice),
    stockQuantity: text(product.stockQuantity),
    minStockAlert: text(product.minStockAlert),
    mainImage: text(mainImage),
    images: product.images,
    categoryId: text(product.categoryId),
    brandId: text(product.brandId),
    categoryType: product.categoryType,
    perfumeType: text(product.perfumeType),
    gender: product.gender ?? '',
    volume: text(product.volume),
    fragranceFamily: text(product.fragranceFamily),
    intensity: text(product.intensity),
    tags: product.tags,
    isActive: product.isActive,
    isFeatured: product.isFeatured,
  })
}

/** Adds the main image to the images. */
export function withMainImageListed(values: ProductFormValues): ProductFormValues {
  const { mainImage, images } = values
  return mainImage === '' || images.includes(mainImage) ? values : { ...values, images: [mainImage, ...images] }
}

/** Only perfumes are imported or national; imported by default. */
export function withCategoryType(values: ProductFormValues, categoryType: CategoryType): ProductFormValues {
  const perfumeType = categoryType === 'perfume' ? values.perfumeType || 'importado' : ''
  return { ...values, categoryType, perfumeType }
}

export function isSameField(field: ProductField, a: ProductFormValues, b: ProductFormValues): boolean {
  return JSON.stringify(meaningOf(field, a)) === JSON.stringify(meaningOf(field, b))
}

/** Fields whose meaning differs (`1.234,5` equals `1234,50`), in page order. */
export function changedFields(base: ProductFormValues, values: ProductFormValues): ProductField[] {
  return PRODUCT_FORM_FIELDS.filter((field) => !isSameField(field, base, values))
}

function meaningOf(field: ProductField, values: ProductFormValues): unknown {
  const value = values[field]
  if (typeof value !== 'string') return value
  if (field === 'price' || field === 'salePrice') return parseTypedBrl(value) ?? value.trim()
  if (field === 'stockQuantity' || field === 'minStockAlert') return /^\d+$/.test(value) ? Number(value) : value.trim()
  return field === 'name' ? normalizeProductName(value) : value.trim()
}

import { foldText } from '@loja/domain/list'
import { normalizeProductName, PRODUCT_TAGS_LIMIT } from '@loja/domain/products'
import type { ImportPlan, RecordCells } from '../analysis/record-cells'
import type { ImportedProduct, Warn } from '../model/import-outcome'
import { gtinOf, skuOf } from './codes'
import { costOf, featuredDatesOf, flagOf, minStockAlertOf, saleOf, stockOf } from './figures'
import { categoryTypeOf, genderOf, volumeOf } from './guesses'
import { plainText } from './html-text'
import { imagesOf } from './image-cell'
import { categoryIn, trimSigns } from './text'

const CATEGORY_NAME_LIMIT = 120

export function buildProduct(
  cells: RecordCells,
  plan: ImportPlan,
  { name, price }: { name: string; price: number },
  warn: Warn,
): ImportedProduct {
  if (cells.hasLoneSurrogate()) warn('characters-replaced')

  const foldedName = foldText(name)
  const brandName = brandOf(cells, plan, name, warn)
  const none = plan.defaults.isJsonFile ? '' : null
  const description = plainText(cells.text('description'), plan)
  const categoryType = categoryTypeOf(cells, plan, { foldedName, brandName, description }, warn)
  const { mainImage, images } = imagesOf(cells, plan, warn)
  const isFeatured = flagOf(cells, plan, { field: 'isFeatured', otherwise: false }, warn)
  const { salePrice, saleStartsAt, saleEndsAt } = saleOf(cells, plan, price, warn)
  const { featuredFrom, featuredUntil } = featuredDatesOf(cells, isFeatured, warn)
  // No spread: V8 would make a hash table of each of 100,000 products, at five times the time and the memory.
  return {
    name,
    description: description || (plan.guesses ? `${brandName} - ${name}` : none),
    shortDescription: plainText(cells.text('shortDescription'), plan) || none,
    price,
    salePrice,
    saleStartsAt,
    saleEndsAt,
    stockQuantity: stockOf(cells, plan, warn),
    minStockAlert: minStockAlertOf(cells, warn),
    sku: skuOf(cells, warn),
    gtin: gtinOf(cells, warn),
    cost: costOf(cells, plan, warn),
    mainImage,
    images,
    categoryId: plan.defaults.categoryId,
    brandId: null,
    categoryType,
    perfumeType:
      orNull(cells.text('perfumeType')) ?? (categoryType === 'perfume' && !plan.isOwnExport ? 'importado' : null),
    fragranceFamily: cells.text('fragranceFamily') || none,
    intensity: cells.text('intensity') || none,
    gender: genderOf(cells, plan, { name, foldedName }, warn),
    volume: volumeOf(cells, plan, name, warn) ?? none,
    tags: tagsOf(cells, plan, brandName, warn),
    isActive: flagOf(cells, plan, { field: 'isActive', otherwise: true }, warn),
    isFeatured,
    featuredFrom,
    featuredUntil,
    brandName,
    categoryName: categoryNameOf(cells, plan, warn),
  }
}

function categoryNameOf(cells: RecordCells, { isOwnExport }: ImportPlan, warn: Warn): string | null {
  const written = normalizeProductName(cells.text('category'))
  const name = isOwnExport ? written : categoryIn(written)
  if (name.length <= CATEGORY_NAME_LIMIT) return orNull(name)
  warn('category-left-out', name.slice(0, 60))
  return null
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

const BRAND_NAME_LIMIT = 120
const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'the', 'la', 'le', 'les', 'el', 'il', "l'"])

/** Around a word (`Fone, sem fio`, `"Pro" 100`). An apostrophe belongs to the word unless it is a quote. */
const AROUND = ',;:"“”«»()[]{}*'

/** The brand of the list, or the first word of the name (IMP-07); an article is flagged. */
function brandOf(cells: RecordCells, plan: ImportPlan, name: string, warn: Warn): string {
  const named = normalizeProductName(cells.text('brand'))
  if (named.length > BRAND_NAME_LIMIT) warn('brand-left-out', named.slice(0, 60))
  else if (named !== '' || !plan.guesses) return named
  const first =
    name
      .split(' ')
      .map(withoutSigns)
      .find((word) => /[\p{L}\p{N}]/u.test(word)) ?? name
  const guessed = first.slice(0, BRAND_NAME_LIMIT)
  const isArticle = guessed !== name && ARTICLES.has(guessed.toLowerCase())
  warn(isArticle ? 'brand-is-article' : 'guessed-brand', guessed)
  return guessed
}

function withoutSigns(word: string): string {
  const plain = trimSigns(word, AROUND)
  return /^['‘]/.test(plain) ? trimSigns(plain, "'‘’") : plain
}

const SEPARATORS = /[,;|\n]/

/** Our own export has one tag per line. */
function tagsOf(cells: RecordCells, plan: ImportPlan, brandName: string, warn: Warn): string[] {
  const written = cells.text('tags')
  if (plan.isOwnExport) return written === '' ? [] : written.split('\n')
  if (written === '') return plan.guesses && brandName !== '' ? [brandName.toLowerCase()] : []
  const found = written.split(SEPARATORS).map((tag) => tag.trim())
  const tags = [...new Set(found.filter((tag) => tag !== ''))]
  if (tags.length > PRODUCT_TAGS_LIMIT) warn('too-many-tags', String(tags.length - PRODUCT_TAGS_LIMIT))
  return tags.slice(0, PRODUCT_TAGS_LIMIT)
}

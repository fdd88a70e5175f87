import { foldText, normalizeProductName } from '@loja/domain'
import type { ImportPlan } from '../analysis/import-plan'
import type { RecordCells } from '../analysis/record-cells'
import type { ImportedProduct, ImportWarning } from '../model/import-outcome'
import { brandOf } from './brand'
import { categoryIn } from './category-name'
import { flagOf, minStockAlertOf, salePriceOf, stockOf } from './figures'
import { categoryTypeOf, genderOf, volumeOf } from './guesses'
import { imagesOf } from './image-cell'
import { plainText } from './plain-text'
import { tagsOf } from './tags'
import type { Warn } from './warn'

const CATEGORY_NAME_LIMIT = 120

/**
 * The product of a record whose name and price are good (IMP-11): what the list says, and what is laid down or guessed
 * where it says nothing. Everything guessed, left out or altered is added to the warnings.
 */
export function buildProduct(
  cells: RecordCells,
  plan: ImportPlan,
  { name: written, price }: { name: string; price: number },
  warnings: ImportWarning[],
): ImportedProduct {
  const warn: Warn = (code, value) => warnings.push(value === undefined ? { code } : { code, value })
  const name = normalizeProductName(written)
  if (written.includes('\n')) warn('name-on-several-lines')
  if (cells.hasLoneSurrogate()) warn('characters-replaced')

  const foldedName = foldText(name)
  const brandName = brandOf(cells, plan, name, warn)
  const description = plainText(cells.text('description'), plan)
  const categoryType = categoryTypeOf(cells, plan, { foldedName, brandName, description }, warn)
  const { mainImage, images } = imagesOf(cells, plan, warn)
  return {
    name,
    description: description || (plan.guesses ? `${brandName} - ${name}` : null),
    shortDescription: orNull(plainText(cells.text('shortDescription'), plan)),
    price,
    salePrice: salePriceOf(cells, plan, price, warn),
    stockQuantity: stockOf(cells, plan, warn),
    minStockAlert: minStockAlertOf(cells, warn),
    mainImage,
    images,
    categoryId: plan.defaults.categoryId,
    brandId: null,
    categoryType,
    perfumeType:
      orNull(cells.text('perfumeType')) ?? (categoryType === 'perfume' && !plan.isOwnExport ? 'importado' : null),
    gender: genderOf(cells, plan, { name, foldedName }, warn),
    volume: volumeOf(cells, plan, name, warn),
    fragranceFamily: orNull(cells.text('fragranceFamily')),
    intensity: orNull(cells.text('intensity')),
    tags: tagsOf(cells, plan, brandName, warn),
    isActive: flagOf(cells, plan, { field: 'isActive', otherwise: true }, warn),
    isFeatured: flagOf(cells, plan, { field: 'isFeatured', otherwise: false }, warn),
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

import type { ProductExportRow } from '@loja/data/products'
import { type CategoryType, catalogueText, characterCount, type Gender, isOutOfStock } from '@loja/domain/products'
import type { Column } from '@loja/spreadsheet'
import { type CatalogueFacts, catalogueRow, column, DEFAULT_PRODUCT_TYPE, LABELS, sharedGtin } from './catalogue-row'

/** Ids of Google's list: Perfume & Cologne, Cosmetics, Electronics. */
const GOOGLE_CATEGORIES: Record<CategoryType, string> = { perfume: '479', cosmetico: '473', eletronico: '222' }
const GENDERS: Record<Gender, string> = { masculino: 'male', feminino: 'female', unissex: 'unisex' }

/** Attributes of Google Merchant Center, cut to its limits. A brand is never guessed. */
export function googleColumns(facts: CatalogueFacts): Column<ProductExportRow>[] {
  const { linkOf, imagesOf, priceOf, salePriceOf, saleDatesOf } = catalogueRow(facts)
  return [
    column('id', (row) => row.id),
    column('title', (row) => oneLine(row.name, 150)),
    column('description', (row) => oneLine(catalogueText(row.description ?? ''), 5000)),
    column('link', linkOf),
    column('image_link', (row) => imagesOf(row).main),
    column('additional_image_link', (row) => imagesOf(row).additional.join(',')),
    column('availability', (row) => (isOutOfStock(row) ? 'out_of_stock' : 'in_stock')),
    column('price', priceOf),
    column('sale_price', salePriceOf),
    // Google writes offsets as `-0300`.
    column('sale_price_effective_date', (row) => saleDatesOf(row)?.replace(/([+-]\d\d):(\d\d)/g, '$1$2') ?? null),
    column('condition', () => 'new'),
    column('brand', (row) => oneLine(row.brandName ?? '', 70)),
    column('gtin', sharedGtin),
    column('mpn', (row) => row.sku),
    // Google identifies a product by its GTIN, or by brand and code.
    column('identifier_exists', (row) => (sharedGtin(row) || (row.brandName && row.sku) ? 'yes' : 'no')),
    column('google_product_category', (row) => GOOGLE_CATEGORIES[row.categoryType]),
    column('product_type', (row) => oneLine(row.categoryName ?? '', 750) || DEFAULT_PRODUCT_TYPE),
    column('gender', (row) => row.gender && GENDERS[row.gender]),
    ...LABELS.map((labelOf, index) => column(`custom_label_${index}`, (row) => oneLine(labelOf(row) ?? '', 100))),
  ]
}

/** A value of a tab-delimited file: Google reads line breaks and tabs only in quotes, which an account may switch off. */
function oneLine(text: string, limit: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return characterCount(line) <= limit ? line : [...line].slice(0, limit).join('').trimEnd()
}

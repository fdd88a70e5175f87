import type { ProductExportRow } from '@loja/data/products'
import { catalogueText, isOutOfStock } from '@loja/domain/products'
import type { Column } from '@loja/spreadsheet'
import { type CatalogueFacts, catalogueRow, column, DEFAULT_PRODUCT_TYPE, LABELS, sharedGtin } from './catalogue-row'

/** Google's list has no such category, which the check reports (spec §7). */
export const GOOGLE_CATEGORY = 'Health & Beauty > Personal Care > Cosmetics > Fragrance'

/** Names, order and constants of spec §7, the dates of sale prices, and the GTIN. */
export function facebookColumns(facts: CatalogueFacts): Column<ProductExportRow>[] {
  const { linkOf, imagesOf, priceOf, salePriceOf, saleDatesOf } = catalogueRow(facts)
  return [
    column('id', (row) => row.id),
    column('title', (row) => row.name),
    column('description', (row) => row.description && catalogueText(row.description)),
    column('availability', (row) => (isOutOfStock(row) ? 'out of stock' : 'in stock')),
    column('condition', () => 'new'),
    column('price', priceOf),
    column('sale_price', salePriceOf),
    column('link', linkOf),
    column('image_link', (row) => imagesOf(row).main),
    column('additional_image_link', (row) => imagesOf(row).additional.join(',')),
    column('brand', (row) => row.brandName || facts.storeName),
    column('google_product_category', () => GOOGLE_CATEGORY),
    column('product_type', (row) => row.categoryName || DEFAULT_PRODUCT_TYPE),
    ...LABELS.map((labelOf, index) => column(`custom_label_${index}`, labelOf)),
    column('sale_price_effective_date', saleDatesOf),
    column('gtin', sharedGtin),
  ]
}

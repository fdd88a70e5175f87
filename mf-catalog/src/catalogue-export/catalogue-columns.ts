import type { ProductExportRow } from '@loja/data'
import { catalogueImages, catalogueSalePrice, isOutOfStock } from '@loja/domain'
import { type Column, textCell } from '@loja/spreadsheet'

export interface CatalogueFacts {
  shopOrigin: string
  /** Brand of products without one. */
  storeName: string
}

/** Google's list has no such category, which the check reports (spec §7). */
export const GOOGLE_CATEGORY = 'Health & Beauty > Personal Care > Cosmetics > Fragrance'
const DEFAULT_PRODUCT_TYPE = 'Perfumaria'

/** Facebook's columns: names, order and constants of spec §7. */
export function catalogueColumns({ shopOrigin, storeName }: CatalogueFacts): Column<ProductExportRow>[] {
  const imagesOf = forEachRow((row) => catalogueImages(row, shopOrigin))
  return [
    column('id', (row) => row.id),
    column('title', (row) => row.name),
    column('description', (row) => row.description),
    column('availability', (row) => (isOutOfStock(row) ? 'out of stock' : 'in stock')),
    column('condition', () => 'new'),
    column('price', (row) => priceText(row.price)),
    column('sale_price', (row) => priceText(catalogueSalePrice(row))),
    column('link', (row) => `${shopOrigin}/produto/${row.id}`),
    column('image_link', (row) => imagesOf(row).main),
    column('additional_image_link', (row) => imagesOf(row).additional.join(',')),
    column('brand', (row) => row.brandName || storeName),
    column('google_product_category', () => GOOGLE_CATEGORY),
    column('product_type', (row) => row.categoryName || DEFAULT_PRODUCT_TYPE),
    column('custom_label_0', (row) => row.gender),
    column('custom_label_1', (row) => row.volume),
    column('custom_label_2', (row) => row.fragranceFamily),
    column('custom_label_3', (row) => row.intensity),
    column('custom_label_4', (row) => row.perfumeType),
  ]
}

/** Computes once for two columns of a row. */
function forEachRow<Found>(find: (row: ProductExportRow) => Found): (row: ProductExportRow) => Found {
  let last: { row: ProductExportRow; found: Found } | undefined
  return (row) => {
    if (last?.row !== row) last = { row, found: find(row) }
    return last.found
  }
}

function column(title: string, text: (row: ProductExportRow) => string | null): Column<ProductExportRow> {
  return { title, width: 0, cell: (row) => textCell(text(row)) }
}

/** `1234.50 BRL`; empty for null. @param brl in reais */
function priceText(brl: number | null): string | null {
  return brl === null ? null : `${brl.toFixed(2)} BRL`
}

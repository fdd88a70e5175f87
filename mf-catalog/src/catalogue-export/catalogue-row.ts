import type { ProductExportRow } from '@loja/data/products'
import { storeWallTime } from '@loja/domain/format'
import {
  type CatalogueChannel,
  catalogueImages,
  catalogueSalePrice,
  isSaleOver,
  isSharedGtin,
} from '@loja/domain/products'
import { type Column, textCell } from '@loja/spreadsheet'

export interface CatalogueFacts {
  shopOrigin: string
  storeName: string
  /** In milliseconds. */
  now: number
}

export interface CatalogueRequest extends CatalogueFacts {
  channel: CatalogueChannel
}

export function column(title: string, text: (row: ProductExportRow) => string | null): Column<ProductExportRow> {
  return { title, width: 0, cell: (row) => textCell(text(row)) }
}

export function catalogueRow({ shopOrigin, now }: CatalogueFacts) {
  const salePriceOf = (row: ProductExportRow) => (isSaleOver(row, now) ? null : catalogueSalePrice(row))
  return {
    linkOf: (row: ProductExportRow) => `${shopOrigin}/produto/${row.id}`,
    imagesOf: forEachRow((row) => catalogueImages(row, shopOrigin)),
    priceOf: (row: ProductExportRow) => priceText(row.price),
    salePriceOf: (row: ProductExportRow) => priceText(salePriceOf(row)),
    saleDatesOf: (row: ProductExportRow) => (salePriceOf(row) === null ? null : saleDates(row)),
  }
}

export const LABELS: readonly ((row: ProductExportRow) => string | null)[] = [
  (row) => row.gender,
  (row) => row.volume,
  (row) => row.fragranceFamily,
  (row) => row.intensity,
  (row) => row.perfumeType,
]

export const DEFAULT_PRODUCT_TYPE = 'Perfumaria'

function forEachRow<Found>(find: (row: ProductExportRow) => Found): (row: ProductExportRow) => Found {
  let last: { row: ProductExportRow; found: Found } | undefined
  return (row) => {
    if (last?.row !== row) last = { row, found: find(row) }
    return last.found
  }
}

/** `1234.50 BRL`; empty for null. @param brl in reais */
function priceText(brl: number | null): string | null {
  return brl === null ? null : `${brl.toFixed(2)} BRL`
}

const OPEN_END = '2099-12-31T23:59:00-03:00'

/** Facebook and Google want both: an open start is the creation, so that unchanged products give the same file. */
function saleDates({ saleStartsAt, saleEndsAt, createdAt }: ProductExportRow): string | null {
  if (saleStartsAt === null && saleEndsAt === null) return null
  const start = saleStartsAt ?? (saleEndsAt !== null && createdAt >= saleEndsAt ? '2000-01-01T00:00:00Z' : createdAt)
  return [start, saleEndsAt ?? OPEN_END].map(storeTime).join('/')
}

/** `2026-11-30T23:59-03:00`, São Paulo's time with its offset. */
function storeTime(moment: string): string {
  const wall = storeWallTime(moment) ?? 0
  const offset = Math.round((wall - Date.parse(moment)) / 3_600_000)
  return `${new Date(wall).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`
}

export const sharedGtin = ({ gtin }: ProductExportRow) => (gtin !== null && isSharedGtin(gtin) ? gtin : null)

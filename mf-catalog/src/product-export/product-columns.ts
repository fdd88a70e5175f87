import type { ProductExportRow } from '@loja/data'
import { isUnlimitedStock } from '@loja/domain'
import { type Cell, type Column, moneyCell, numberCell, textCell } from '@loja/spreadsheet'

const UNLIMITED = 'Ilimitado'

/** The columns of an exported list of products. The import knows them by these names: what is exported comes back. */
export const PRODUCT_COLUMNS: readonly Column<ProductExportRow>[] = [
  { title: 'Nome', width: 36, cell: (row) => textCell(row.name) },
  { title: 'Descrição', width: 48, cell: (row) => textCell(row.description) },
  { title: 'Descrição curta', width: 36, cell: (row) => textCell(row.shortDescription) },
  { title: 'Preço', width: 14, cell: (row) => moneyCell(row.price) },
  { title: 'Preço promocional', width: 18, cell: (row) => moneyCell(row.salePrice) },
  { title: 'Estoque', width: 10, cell: stockCell },
  { title: 'Alerta de estoque', width: 16, cell: (row) => numberCell(row.minStockAlert) },
  { title: 'Ativo', width: 8, cell: (row) => yesOrNo(row.isActive) },
  { title: 'Destaque', width: 10, cell: (row) => yesOrNo(row.isFeatured) },
  { title: 'Imagem principal', width: 36, cell: (row) => textCell(row.mainImage) },
  { title: 'Imagens', width: 36, cell: (row) => lines(row.images) },
  { title: 'Categoria', width: 18, cell: (row) => textCell(row.categoryName) },
  { title: 'Marca', width: 18, cell: (row) => textCell(row.brandName) },
  { title: 'Tipo', width: 12, cell: (row) => textCell(row.categoryType) },
  { title: 'Tipo de perfume', width: 16, cell: (row) => textCell(row.perfumeType) },
  { title: 'Gênero', width: 12, cell: (row) => textCell(row.gender) },
  { title: 'Volume', width: 10, cell: (row) => textCell(row.volume) },
  { title: 'Família olfativa', width: 18, cell: (row) => textCell(row.fragranceFamily) },
  { title: 'Intensidade', width: 14, cell: (row) => textCell(row.intensity) },
  { title: 'Tags', width: 24, cell: (row) => lines(row.tags) },
]

function stockCell(row: ProductExportRow): Cell {
  return isUnlimitedStock(row) ? textCell(UNLIMITED) : numberCell(row.stockQuantity)
}

function yesOrNo(value: boolean): Cell {
  return textCell(value ? 'Sim' : 'Não')
}

/** A list in one cell, one entry a line. */
function lines(entries: readonly string[]): Cell {
  return textCell(entries.join('\n'))
}

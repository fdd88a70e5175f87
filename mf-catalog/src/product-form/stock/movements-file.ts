import type { StockMovement } from '@loja/data/products'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import { type Cell, type Column, createCsvFile, momentCell, numberCell, saveFile, textCell } from '@loja/spreadsheet'
import { messages } from './messages'

const stockCell = (stock: number): Cell =>
  stock === UNLIMITED_STOCK ? textCell(messages.stockText(stock)) : numberCell(stock)

const COLUMNS: readonly Column<StockMovement>[] = [
  { title: messages.moment, width: 18, cell: ({ createdAt }) => momentCell(createdAt) },
  { title: 'Estoque antes', width: 14, cell: ({ stock, quantity }) => stockCell(stock - quantity) },
  { title: 'Estoque depois', width: 14, cell: ({ stock }) => stockCell(stock) },
  { title: messages.reason, width: 18, cell: ({ reason }) => textCell(messages.reasons[reason]) },
  { title: messages.order, width: 18, cell: ({ orderNumber }) => textCell(orderNumber) },
  { title: messages.actor, width: 24, cell: ({ actorName }) => textCell(actorName) },
]

export async function saveMovements(movements: readonly StockMovement[], name: string): Promise<void> {
  const file = createCsvFile(COLUMNS)
  await file.add(movements)
  saveFile(await file.finish(), name)
}

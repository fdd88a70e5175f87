import { dataMutation, dataQuery } from '@loja/data/client'
import { dashboardKeys } from '@loja/data/dashboard'
import { adjustStock, allStockMovements, listStockMovements, productKeys } from '@loja/data/products'
import { storeDay } from '@loja/domain/format'
import { undoLater } from '@loja/records'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages'

const SHOWN = 20

export function useStockMovements(productId: string) {
  return useQuery(
    dataQuery([...productKeys.all, 'movements', productId], (signal) =>
      listStockMovements(productId, { size: SHOWN, offset: 0 }, signal),
    ),
  )
}

export const adjustment = dataMutation({
  mutationFn: adjustStock,
  successText: (_, { stock }) => messages.adjusted(stock),
  undo: (_, { changeId }) => undoLater(changeId, { kind: 'stock' }),
  errorText: messages.adjustFailed,
  unknownText: messages.resultUnknown,
  invalidates: [productKeys.all, dashboardKeys.summary],
})

export const movementsExport = dataMutation({
  mutationFn: async (productId: string) => {
    const [movements, { saveMovements }] = await Promise.all([allStockMovements(productId), import('./movements-file')])
    await saveMovements(movements, `movimentos_${storeDay(new Date())}.csv`)
  },
  errorText: messages.exportFailed,
})

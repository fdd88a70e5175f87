import {
  brandKeys,
  categoryKeys,
  dataMutation,
  type ProductUndoResult,
  productKeys,
  supplierKeys,
  undoProductChange,
} from '@loja/data'
import { useUndo } from '../undo/use-undo'
import { messages } from './messages'

interface ChangeUndo {
  id: string
  some?: {
    products: Record<string, string | null>
    report: ProductUndoResult
  }
}

const undoing = dataMutation({
  mutationFn: async ({ id, some }: ChangeUndo) => {
    const answer = await undoProductChange(id, some?.products)
    if (!some) return answer
    const { products, report } = some
    return {
      restored: report.restored + answer.restored,
      skipped: [...report.skipped.filter((product) => !(product.id in products)), ...answer.skipped],
      adjusted: [...report.adjusted, ...answer.adjusted],
    }
  },
  errorText: messages.undoFailed,
  invalidates: [productKeys.all, categoryKeys.all, brandKeys.all, supplierKeys.all],
})

export const useUndoChange = () => useUndo(undoing)

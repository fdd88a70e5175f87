import { dataMutation, type ProductUndoResult, productKeys, undoProductChange } from '@loja/data'
import { messages } from './messages'
import { useUndo } from './use-undo'

/** The undo of a change: of all products that remain in its record, or of some that the last undo skipped. */
interface ChangeUndo {
  id: string
  some?: {
    /** Ids, each with the name that a deleted product gets; null for its own. */
    products: Record<string, string | null>
    /** Of the last undo. */
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
  invalidates: [productKeys.all],
})

/** Undoes a bulk change or a deletion of products. */
export const useUndoChange = () => useUndo(undoing)

import {
  countProductImports,
  dataMutation,
  listProductImports,
  type ProductImportUndo,
  productKeys,
  undoProductImport,
} from '@loja/data'
import { Alert } from 'antd'
import { ImportItem } from './ImportItem'
import { importMessages as messages } from './import-messages'
import styles from './ProductChangesDialog.module.css'
import { UndoableList } from './UndoableList'
import { useUndo } from './use-undo'

const undoing = dataMutation({
  mutationFn: ({ id }: { id: string }) => undoProductImport(id),
  errorText: messages.undoFailed,
  invalidates: [productKeys.all],
})

export function ImportsPane() {
  const { last, undo, isPending } = useUndo(undoing)
  return (
    <UndoableList
      pageKey={productKeys.importPage}
      countKey={productKeys.importCount}
      list={listProductImports}
      count={countProductImports}
      texts={messages}
      label={messages.list}
      report={last && <ImportUndoReport report={last.report} />}
      renderItem={(one, onUndone) => (
        <ImportItem
          key={one.id}
          one={one}
          busy={isPending}
          onUndo={(onSettled) =>
            undo({ id: one.id }, () => {
              onSettled()
              onUndone()
            })
          }
        />
      )}
    />
  )
}

function ImportUndoReport({ report }: { report: ProductImportUndo }) {
  const { leftInPlace, leftInPlaceCount } = report
  return (
    <Alert
      className={styles.report}
      type={leftInPlaceCount > 0 ? 'warning' : 'success'}
      showIcon
      title={messages.report(report)}
      description={
        leftInPlaceCount > 0 && (
          <>
            <ul>
              {leftInPlace.map((product) => (
                <li key={product.id}>{messages.leftInPlace(product)}</li>
              ))}
              {leftInPlaceCount > leftInPlace.length && <li>{messages.more(leftInPlaceCount - leftInPlace.length)}</li>}
            </ul>
            <p>{messages.stillUndoable}</p>
          </>
        )
      }
    />
  )
}

import { countProductChanges, listProductChanges, productKeys } from '@loja/data'
import { UndoableList } from '@loja/ui'
import { UndoReport, useUndoChange } from '@loja/ui/product-undo'
import { messages } from './messages'
import { ProductChangeItem } from './ProductChangeItem'

export function ChangesPane() {
  const { last, undo, isPending } = useUndoChange()
  return (
    <UndoableList
      pageKey={productKeys.changePage}
      countKey={productKeys.changeCount}
      list={listProductChanges}
      count={countProductChanges}
      texts={messages}
      label={messages.title}
      report={
        last && (
          <UndoReport
            key={last.id}
            report={last.report}
            busy={isPending}
            onRestore={(products, onSettled) =>
              undo({ id: last.id, some: { products, report: last.report } }, onSettled)
            }
          />
        )
      }
      renderItem={(change, onUndone) => (
        <ProductChangeItem
          key={change.id}
          change={change}
          busy={isPending}
          onUndo={(onSettled) =>
            undo({ id: change.id }, () => {
              onSettled()
              onUndone()
            })
          }
        />
      )}
    />
  )
}

import { listSupplierLists, supplierKeys } from '@loja/data'
import { UndoableItem, UndoableList } from '@loja/ui'
import { UndoReport, useUndoChange } from '@loja/ui/product-undo'
import { messages } from './messages'

export function ListsPane({ supplierId }: { supplierId: string }) {
  const { last, undo, isPending } = useUndoChange()
  const keys = [...supplierKeys.applied, supplierId]
  return (
    <UndoableList
      pageKey={(page) => [...keys, page]}
      countKey={[...keys, 'count']}
      list={async (page, signal) => (await listSupplierLists(supplierId, page, signal)).lists}
      count={async (signal) => (await listSupplierLists(supplierId, 1, signal)).total}
      texts={messages.listsTexts}
      label={messages.lists}
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
      renderItem={(list, onUndone) => (
        <UndoableItem
          key={list.listId}
          what={messages.listName(list)}
          detail={messages.listDetail(list)}
          at={list.createdAt}
          by={list.createdBy}
          undone={list.undoneAt ? { text: messages.undone, at: list.undoneAt } : null}
          button={list.isUndoable ? messages.undo : null}
          question={messages.undoQuestion}
          busy={isPending}
          onUndo={(onSettled) =>
            list.changeId &&
            undo({ id: list.changeId }, () => {
              onSettled()
              onUndone()
            })
          }
        />
      )}
    />
  )
}

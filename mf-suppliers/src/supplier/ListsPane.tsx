import { listSupplierLists, supplierKeys } from '@loja/data/suppliers'
import { UndoableItem, UndoableList } from '@loja/records'
import { LastUndo, useUndoChange } from '@loja/records/undo'
import { messages } from './messages'

export function ListsPane({ supplierId }: { supplierId: string }) {
  const undoing = useUndoChange()
  return (
    <UndoableList
      pageKey={(page) => [...supplierKeys.applied, supplierId, page]}
      list={(page, signal) => listSupplierLists(supplierId, page, signal)}
      texts={messages.listsTexts}
      label={messages.lists}
      report={<LastUndo {...undoing} />}
      renderItem={(list, onUndone) => (
        <UndoableItem
          key={list.listId}
          what={messages.listName(list)}
          detail={messages.listDetail(list)}
          at={list.createdAt}
          by={list.createdBy}
          undone={list.undoneAt ? { text: messages.undone, at: list.undoneAt } : null}
          button={list.isUndoable ? messages.undo : null}
          busy={undoing.isPending}
          onUndo={(onSettled) =>
            list.changeId &&
            undoing.undo({ id: list.changeId, kind: 'supplier_list', firstNames: [] }, () => {
              onSettled()
              onUndone()
            })
          }
        />
      )}
    />
  )
}

import { countDeletedOrders, dataMutation, listDeletedOrders, orderKeys, restoreOrder } from '@loja/data'
import { UndoAlert, UndoableItem, UndoableList, UndoDialog, useUndo } from '@loja/ui'
import { trashMessages as messages } from './messages'

const restoring = dataMutation({
  mutationFn: ({ id }: { id: string }) => restoreOrder(id),
  errorText: messages.restoreFailed,
  invalidates: [orderKeys.all],
})

export function OrderTrashDialog({ onClose }: { onClose: () => void }) {
  const { last, undo, isPending } = useUndo(restoring)
  const report = last && (
    <UndoAlert title={messages.restored(last.report)}>
      {last.report.leftOut.length > 0 && (
        <ul>
          {last.report.leftOut.map((note) => (
            <li key={note.number}>{messages.leftOut(note)}</li>
          ))}
        </ul>
      )}
    </UndoAlert>
  )
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <UndoableList
        pageKey={orderKeys.trashPage}
        list={async (page, signal) => {
          const count = countDeletedOrders(signal)
          return { rows: await listDeletedOrders(page, signal), total: await count }
        }}
        texts={messages}
        label={messages.title}
        report={report}
        renderItem={(order, onUndone) => (
          <UndoableItem
            key={order.id}
            what={order.orderNumber}
            detail={messages.which(order)}
            at={order.deletedAt}
            by={order.deletedBy}
            button={messages.restore}
            question={{
              title: messages.restoreTitle,
              action: messages.restore,
              harmless: true,
              text: messages.restoreQuestion(order.orderNumber),
            }}
            busy={isPending}
            onUndo={(onSettled) =>
              undo({ id: order.id }, () => {
                onSettled()
                onUndone()
              })
            }
          />
        )}
      />
    </UndoDialog>
  )
}

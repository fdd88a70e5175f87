import {
  countOrderChanges,
  dataMutation,
  listOrderChanges,
  type OrderUndoResult,
  orderKeys,
  undoOrderChange,
} from '@loja/data'
import { UndoAlert, UndoableItem, UndoableList, UndoDialog, useUndo } from '@loja/ui'
import { changeMessages as messages } from './messages'

const SHOWN_ITEMS = 100

const undoing = dataMutation({
  mutationFn: ({ id }: { id: string }) => undoOrderChange(id),
  errorText: messages.undoFailed,
  invalidates: [orderKeys.all],
})

export function OrderChangesDialog({ onClose }: { onClose: () => void }) {
  const { last, undo, isPending } = useUndo(undoing)
  return (
    <UndoDialog title={messages.title} onClose={onClose}>
      <UndoableList
        pageKey={orderKeys.changePage}
        countKey={orderKeys.changeCount}
        list={listOrderChanges}
        count={countOrderChanges}
        texts={messages}
        label={messages.title}
        report={last && <Report report={last.report} />}
        renderItem={(change, onUndone) => {
          const what = messages.what(change)
          const { id, undoneAt, remainingCount } = change
          const button = undoneAt ? messages.undoRest : messages.undo
          return (
            <UndoableItem
              key={id}
              what={what}
              detail={messages.which(change)}
              at={change.createdAt}
              by={change.createdBy}
              undone={undoneAt ? { text: messages.undone(change), at: undoneAt } : null}
              button={remainingCount > 0 ? button : null}
              question={{
                title: messages.undoTitle,
                action: messages.undoConfirm(remainingCount),
                harmless: true,
                text: messages.undoQuestion(what),
              }}
              busy={isPending}
              onUndo={(onSettled) =>
                undo({ id }, () => {
                  onSettled()
                  onUndone()
                })
              }
            />
          )
        }}
      />
    </UndoDialog>
  )
}

function Report({ report }: { report: OrderUndoResult }) {
  const { skipped } = report
  return (
    <UndoAlert title={messages.report(report)}>
      {skipped.length > 0 && (
        <>
          <ul>
            {skipped.slice(0, SHOWN_ITEMS).map(({ id, orderNumber, status }) => (
              <li key={id}>{messages.because(orderNumber ?? id, status)}</li>
            ))}
            {skipped.length > SHOWN_ITEMS && <li>{messages.more(skipped.length - SHOWN_ITEMS)}</li>}
          </ul>
          <p>{messages.stillStored}</p>
        </>
      )}
    </UndoAlert>
  )
}

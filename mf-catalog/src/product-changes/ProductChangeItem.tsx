import type { ProductChange } from '@loja/data'
import { UndoableItem } from '@loja/ui'
import { messages } from './messages'

interface Props {
  change: ProductChange
  busy: boolean
  onUndo: (onSettled: () => void) => void
}

export function ProductChangeItem({ change, busy, onUndo }: Props) {
  const { undoneAt, remainingCount } = change
  const what = messages.what(change)
  const button = undoneAt ? messages.undoRest : messages.undo
  // A merge of empty categories has no products.
  const canUndo = remainingCount > 0 || ('merged' in change && !undoneAt)
  return (
    <UndoableItem
      what={what}
      detail={messages.which(change.firstNames, change.count)}
      at={change.createdAt}
      by={change.createdBy}
      undone={undoneAt ? { text: messages.undone(change), at: undoneAt } : null}
      button={canUndo ? button : null}
      question={{
        title: messages.undoTitle,
        action: messages.undoConfirm(remainingCount),
        harmless: true,
        text: messages.undoQuestion(what, change),
      }}
      busy={busy}
      onUndo={onUndo}
    />
  )
}

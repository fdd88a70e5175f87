import type { Change } from '@loja/data'
import { changeName } from './change-name'
import { changeDetail, undoButton, undoneText, undoQuestion } from './change-texts'
import { UndoableItem } from './UndoableItem'

interface Props {
  change: Change
  busy: boolean
  onUndo: (onSettled: () => void) => void
}

export function ChangeItem({ change, busy, onUndo }: Props) {
  const { undoneAt } = change
  return (
    <UndoableItem
      what={changeName(change)}
      detail={changeDetail(change)}
      at={change.createdAt}
      by={change.createdBy}
      undone={undoneAt ? { text: undoneText(change), at: undoneAt } : null}
      button={undoButton(change)}
      question={undoQuestion(change)}
      busy={busy}
      onUndo={onUndo}
    />
  )
}

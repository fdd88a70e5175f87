import type { Change } from '@loja/data/changes'
import type { ReactNode } from 'react'
import { changeName } from './change-name'
import { textsOf } from './change-texts'
import { UndoableItem } from './UndoableItem'

interface Props {
  change: Change
  busy: boolean
  onUndo: (onSettled: () => void) => void
  /** Other buttons. */
  children?: ReactNode
}

export function ChangeItem({ change, busy, onUndo, children }: Props) {
  const { undoneAt } = change
  const texts = textsOf(change.kind)
  return (
    <UndoableItem
      what={changeName(change)}
      name={texts.name(change)}
      detail={texts.detail(change)}
      at={change.createdAt}
      by={change.createdBy}
      undone={undoneAt ? { text: texts.undone(change), at: undoneAt } : null}
      button={texts.button(change)}
      question={texts.question?.(change)}
      busy={busy}
      onUndo={onUndo}
    >
      {children}
    </UndoableItem>
  )
}

import { type Change, type ChangeFilter, changeKeys, listChanges } from '@loja/data/changes'
import type { ReactNode } from 'react'
import { changeName } from './change-name'
import { textsOf } from './change-texts'
import { UndoableItem } from './UndoableItem'
import { type ListTexts, UndoableList } from './UndoableList'
import { LastUndo } from './UndoReport'
import { useUndoChange } from './use-undo-change'

interface Props {
  filter: ChangeFilter
  label: string
  texts: ListTexts
  renderWays?: (change: Change) => ReactNode
}

export function ChangeList({ filter, label, texts, renderWays }: Props) {
  const undoing = useUndoChange()
  return (
    <UndoableList
      pageKey={(page) => changeKeys.page(filter, page)}
      list={(page, signal) => listChanges(filter, page, signal)}
      texts={texts}
      label={label}
      report={<LastUndo {...undoing} />}
      renderItem={(change, onUndone) => {
        const { name, detail, undone, button, question } = textsOf(change.kind)
        return (
          <UndoableItem
            key={change.id}
            what={changeName(change)}
            name={name(change)}
            detail={detail(change)}
            at={change.createdAt}
            by={change.createdBy}
            undone={change.undoneAt ? { text: undone(change), at: change.undoneAt } : null}
            button={button(change)}
            question={question?.(change)}
            busy={undoing.isPending}
            onUndo={(onSettled) =>
              undoing.undo(change, () => {
                onSettled()
                onUndone()
              })
            }
          >
            {renderWays?.(change)}
          </UndoableItem>
        )
      }}
    />
  )
}

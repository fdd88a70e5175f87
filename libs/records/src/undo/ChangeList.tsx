import { type Change, type ChangeFilter, changeKeys, listChanges } from '@loja/data/changes'
import type { ReactNode } from 'react'
import { ChangeItem } from './ChangeItem'
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
      renderItem={(change, onUndone) => (
        <ChangeItem
          key={change.id}
          change={change}
          busy={undoing.isPending}
          onUndo={(onSettled) =>
            undoing.undo(change, () => {
              onSettled()
              onUndone()
            })
          }
        >
          {renderWays?.(change)}
        </ChangeItem>
      )}
    />
  )
}

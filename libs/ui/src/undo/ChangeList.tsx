import { type ChangeArea, changeKeys, listChanges } from '@loja/data'
import { ChangeItem } from './ChangeItem'
import { type ListTexts, UndoableList } from './UndoableList'
import { LastUndo } from './UndoReport'
import { useUndoChange } from './use-undo-change'

interface Props {
  area: ChangeArea
  label: string
  texts: ListTexts
}

/** The recorded changes of an area, each with its undo. */
export function ChangeList({ area, label, texts }: Props) {
  const undoing = useUndoChange()
  return (
    <UndoableList
      pageKey={(page) => changeKeys.page(area, page)}
      list={(page, signal) => listChanges(area, page, signal)}
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
        />
      )}
    />
  )
}

import type { ListParams } from '@loja/domain/list'
import { memo } from 'react'
import { declareDialog } from '../dialogs/dialog-declaration'
import { openDialog } from '../dialogs/open-dialog'
import { useDialog } from '../dialogs/use-dialog'
import type { MenuItem } from '../late/OpenMenu'
import { RowMenu } from '../late/RowMenu'
import { isDialogOpen } from '../parts/keyboard/is-dialog-open'
import { isTyping } from '../parts/keyboard/keyboard-target'
import { pressRowKey } from '../parts/keyboard/row-keys'
import { useKeyDown } from '../parts/keyboard/use-key-down'
import { useIsPhone } from '../parts/layout/use-is-phone'
import { useNotify } from '../parts/notice/use-notify'
import { copyRows, rowsToCopy } from './keys/copy-rows'
import { keyMessages } from './keys/key-messages'
import { messages } from './messages'
import type { ListColumn } from './rows/use-chosen-columns'
import { type ChosenColumns, useColumnPicker } from './rows/use-column-picker'
import { useSaveView } from './views/use-save-view'

const keysDialog = declareDialog({
  title: keyMessages.title,
  load: async () => (await import('./keys/ListKeysDialog')).ListKeysDialog,
})
const columnsDialog = declareDialog({
  title: messages.columnsTitle,
  load: async () => (await import('./rows/ColumnsDialog')).ColumnsDialog,
})

interface Props<P extends { page: number }> {
  list: Pick<ListParams<P, never>, 'parse' | 'format'>
  /** The list whose views are stored. */
  viewsOf?: string | undefined
  /** Stable. */
  columns: readonly ListColumn[]
  chosenColumns: ChosenColumns
  keys?: readonly (readonly [key: string, meaning: string])[] | undefined
  items?: readonly MenuItem[] | undefined
}

export const ListMore = memo(More) as typeof More

function More<P extends { page: number }>(props: Props<P>) {
  const { list, viewsOf, columns, chosenColumns, keys = [], items = [] } = props
  const notify = useNotify()
  const isPhone = useIsPhone()
  const { picker, text } = useColumnPicker(columns, chosenColumns)
  const saveView = useSaveView(list, viewsOf ?? '', text)
  const openColumns = useDialog(columnsDialog, picker)
  const openKeys = () => openDialog(keysDialog, { keys })
  const copy = () => {
    const rows = rowsToCopy()
    if (rows.length === 0) notify.error(keyMessages.nothingToCopy)
    else if (copyRows(rows)) notify.success(keyMessages.copied(rows.length))
    else notify.error(keyMessages.notCopied)
  }
  useKeyDown((event) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || isTyping(event) || isDialogOpen()) return
    if (event.ctrlKey || event.metaKey) {
      // Selected text is copied by the browser.
      if (key.toLowerCase() !== 'c' || event.shiftKey || `${getSelection()}` !== '' || rowsToCopy().length === 0) return
      copy()
    } else if (key === '?') openKeys()
    else if (!(target instanceof HTMLElement) || !pressRowKey(event, target)) return
    event.preventDefault()
  })
  // A phone shows cards and has no keyboard.
  const own = isPhone
    ? []
    : [
        { key: 'columns', label: messages.columns, onClick: openColumns },
        { key: 'copy', label: keyMessages.copy, onClick: copy },
        { key: 'keys', label: keyMessages.title, onClick: openKeys },
      ]
  const view = viewsOf ? [{ key: 'view', label: messages.saveView, onClick: saveView }] : []
  const all = [...items, ...view, ...own]
  return all.length > 0 && <RowMenu label={messages.more} items={all} />
}

import { type SavedView, VIEW_NAME_LIMIT } from '@loja/data/views'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { confirm } from '../../dialogs/confirm'
import { useDataMutation } from '../../parts/work/use-data-mutation'
import { words } from '../../words'
import { OrderRow } from '../sequence/OrderRow'
import type { RowOrder } from '../sequence/use-drag-order'
import { messages } from './messages'
import { viewChange, viewDeletion } from './queries'
import styles from './ViewsDialogs.module.css'

interface Props {
  view: SavedView
  userId: string
  rows: SavedView[]
  order: RowOrder<SavedView>
}

export function ViewRow({ view, userId, rows, order }: Props) {
  const { name, isShared } = view
  const [typed, setTyped] = useState<string>()
  const change = useDataMutation(viewChange)
  const deletion = useDataMutation(viewDeletion)
  const ask = () =>
    confirm({
      title: messages.deleteTitle,
      text: messages.deleteQuestion(view),
      action: messages.delete,
      run: () => deletion.mutateAsync(view),
    })
  const rename = () => {
    const next = typed?.trim()
    if (!next) return
    if (next === name) return setTyped(undefined)
    change.mutate({ view, patch: { name: next }, userId }, { onSuccess: () => setTyped(undefined) })
  }
  return (
    <OrderRow
      row={view}
      rows={rows}
      order={order}
      name={name}
      actions={
        <>
          <Button
            size="small"
            type="text"
            aria-label={messages.renameOf(name)}
            disabled={change.isPending}
            onClick={() => setTyped(name)}
          >
            {messages.rename}
          </Button>
          <Button
            size="small"
            type="text"
            aria-label={isShared ? messages.unshareOf(name) : messages.shareOf(name)}
            disabled={change.isPending}
            onClick={() => change.mutate({ view, patch: { isShared: !isShared }, userId })}
          >
            {isShared ? messages.unshare : messages.share}
          </Button>
          <Button size="small" type="text" danger aria-label={messages.deleteOf(name)} onClick={ask}>
            {messages.delete}
          </Button>
        </>
      }
    >
      {typed === undefined ? (
        name
      ) : (
        <span className={styles.name}>
          <Input
            size="small"
            autoFocus
            aria-label={messages.name}
            maxLength={VIEW_NAME_LIMIT}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={rename}
          />
          <Button size="small" type="primary" disabled={!typed.trim()} loading={change.isPending} onClick={rename}>
            {messages.save}
          </Button>
          <Button size="small" disabled={change.isPending} onClick={() => setTyped(undefined)}>
            {words.cancel}
          </Button>
        </span>
      )}
    </OrderRow>
  )
}

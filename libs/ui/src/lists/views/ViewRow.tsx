import { type SavedView, VIEW_NAME_LIMIT } from '@loja/data/views'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { confirm } from '../../dialogs/confirm'
import { FieldNoticeLine } from '../../dialogs/form/FieldFrame'
import { useForm } from '../../dialogs/form/use-form'
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
  const [isRenaming, setRenaming] = useState(false)
  const change = useDataMutation(viewChange)
  const deletion = useDataMutation(viewDeletion)
  const ask = () =>
    confirm({
      title: messages.deleteTitle,
      text: messages.deleteQuestion(view),
      action: messages.delete,
      run: () => deletion.mutateAsync(view),
    })
  const rename = (next: string) =>
    change.mutate({ view, patch: { name: next }, userId }, { onSuccess: () => setRenaming(false) })
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
            onClick={() => setRenaming(true)}
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
      {isRenaming ? (
        <NameField name={name} isSaving={change.isPending} onSave={rename} onClose={() => setRenaming(false)} />
      ) : (
        name
      )}
    </OrderRow>
  )
}

interface NameProps {
  name: string
  isSaving: boolean
  onSave: (name: string) => void
  onClose: () => void
}

function NameField({ name, isSaving, onSave, onClose }: NameProps) {
  const form = useForm({ initial: { name }, limits: { name: VIEW_NAME_LIMIT }, draft: null })
  const next = form.values.name.trim()
  const { notice } = form.frame('name')
  const save = () => {
    if (next === name) onClose()
    else if (next && !notice) onSave(next)
  }
  return (
    <span className={styles.name}>
      <Input
        size="small"
        autoFocus
        aria-label={messages.name}
        {...form.text('name')}
        status={notice ? 'error' : ''}
        onPressEnter={save}
      />
      <Button size="small" type="primary" disabled={!next || !!notice} loading={isSaving} onClick={save}>
        {messages.save}
      </Button>
      <Button size="small" disabled={isSaving} onClick={onClose}>
        {words.cancel}
      </Button>
      <FieldNoticeLine notice={notice} />
    </span>
  )
}

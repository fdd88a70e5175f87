import { type SavedView, VIEW_ADDRESS_LIMIT, VIEW_NAME_LIMIT } from '@loja/data/views'
import { Alert, Button, Checkbox, Input } from 'antd'
import type { FormEvent } from 'react'
import { Dialog } from '../../dialogs/Dialog'
import { FieldFrame } from '../../dialogs/form/FieldFrame'
import { useForm } from '../../dialogs/form/use-form'
import looks from '../../parts/layout/looks.module.css'
import { useDataMutation } from '../../parts/work/use-data-mutation'
import { words } from '../../words'
import { messages } from './messages'
import { viewInsert } from './queries'
import styles from './ViewsDialogs.module.css'

export interface SaveViewDialogProps {
  list: string
  address: string
  userId: string
  onSaved: (key: string, address: string) => void
  onClose: () => void
}

export function SaveViewDialog({ list, address, userId, onSaved, onClose }: SaveViewDialogProps) {
  const { values, errors, set, text, frame } = useForm({
    initial: { name: '', isShared: false },
    limits: { name: VIEW_NAME_LIMIT },
    draft: null,
  })
  const { mutate, isPending } = useDataMutation(viewInsert)
  const { isShared } = values
  const name = values.name.trim()
  const isTooLong = address.length > VIEW_ADDRESS_LIMIT
  const isValid = name !== '' && !errors.name && !isTooLong
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isValid) return
    const onSuccess = (view: SavedView) => {
      onSaved(view.id, view.address)
      onClose()
    }
    mutate({ list, userId, name, address, isShared }, { onSuccess })
  }
  return (
    <Dialog
      title={messages.saveNew}
      width={420}
      closable={!isPending}
      keyboard={!isPending}
      mask={{ closable: !isPending }}
      onCancel={onClose}
      secondary={
        <Button disabled={isPending} onClick={onClose}>
          {words.cancel}
        </Button>
      }
      primary={
        <Button type="primary" disabled={!isValid} loading={isPending} onClick={() => save()}>
          {messages.save}
        </Button>
      }
    >
      <form className={styles.form} onSubmit={save}>
        <FieldFrame {...frame('name')} label={messages.name}>
          <Input {...text('name')} autoFocus autoComplete="off" />
        </FieldFrame>
        <Checkbox checked={isShared} onChange={(event) => set('isShared', event.target.checked)}>
          {messages.forAll}
        </Checkbox>
        <p className={`${looks.flush} ${looks.after12} ${looks.before12} ${looks.quiet}`}>{messages.stored}</p>
        {isTooLong && <Alert type="warning" showIcon title={messages.tooLong} />}
      </form>
    </Dialog>
  )
}

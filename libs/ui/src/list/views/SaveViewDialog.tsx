import { type SavedView, VIEW_ADDRESS_LIMIT, VIEW_NAME_LIMIT } from '@loja/data'
import { Alert, Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../dialog/Dialog'
import { words } from '../../words'
import { useDataMutation } from '../../work/use-data-mutation'
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
  const [typed, setTyped] = useState('')
  const [isShared, setIsShared] = useState(false)
  const { mutate, isPending } = useDataMutation(viewInsert)
  const name = typed.trim()
  const isTooLong = address.length > VIEW_ADDRESS_LIMIT
  const save = () => {
    if (!name || isTooLong) return
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
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="primary" disabled={!name || isTooLong} loading={isPending} onClick={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Form layout="vertical" onFinish={save}>
        <Form.Item label={messages.name} htmlFor="view-name">
          <Input
            id="view-name"
            autoFocus
            autoComplete="off"
            maxLength={VIEW_NAME_LIMIT}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
        <Checkbox checked={isShared} onChange={(event) => setIsShared(event.target.checked)}>
          {messages.forAll}
        </Checkbox>
        <p className={styles.text}>{messages.stored}</p>
        {isTooLong && <Alert type="warning" showIcon title={messages.tooLong} />}
      </Form>
    </Dialog>
  )
}

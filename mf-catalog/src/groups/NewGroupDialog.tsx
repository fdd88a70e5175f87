import { CHOICE_NAME_LIMIT, similarGroupOf } from '@loja/data'
import { type GroupKind, normalizeProductName } from '@loja/domain'
import { Dialog, useDataMutation, words } from '@loja/ui'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { messages, texts } from './messages'
import { insertion } from './queries'

const FIELD = 'new-group'

interface Props {
  kind: GroupKind
  onClose: () => void
}

export function NewGroupDialog({ kind, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error, reset } = useDataMutation(insertion(kind))
  const similar = similarGroupOf(error)
  const name = normalizeProductName(typed)
  const save = () => {
    if (!name || similar) return
    mutate(name, {
      onSuccess: onClose,
      // A taken name disables the pressed button.
      onError: () => document.getElementById(FIELD)?.focus(),
    })
  }
  return (
    <Dialog
      title={texts[kind].add}
      okText={messages.save}
      cancelText={words.cancel}
      okButtonProps={{ loading: isPending, disabled: !name || !!similar }}
      onOk={save}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={save}>
        <Form.Item
          label={messages.typedName}
          htmlFor={FIELD}
          validateStatus={similar ? 'error' : ''}
          help={similar && <span role="alert">{texts[kind].exists(similar)}</span>}
        >
          <Input
            id={FIELD}
            autoFocus
            maxLength={CHOICE_NAME_LIMIT}
            value={typed}
            onChange={(event) => {
              reset()
              setTyped(event.target.value)
            }}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}

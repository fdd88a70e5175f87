import { CHOICE_NAME_LIMIT, similarGroupOf } from '@loja/data/products'
import { type GroupKind, normalizeProductName } from '@loja/domain/products'
import { Dialog, FieldFrame, useForm } from '@loja/ui/dialogs'
import { useDataMutation, words } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import type { FormEvent } from 'react'
import { messages, texts } from './messages'
import { insertion } from './queries'

interface Props {
  kind: GroupKind
  onClose: () => void
}

export function NewGroupDialog({ kind, onClose }: Props) {
  const { values, errors, text, frame, refuse } = useForm({ initial: { name: '' } })
  const { mutate, isPending } = useDataMutation(insertion(kind))
  const name = normalizeProductName(values.name)
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!name || errors.name) return
    mutate(name, {
      onSuccess: onClose,
      onError(error) {
        const similar = similarGroupOf(error)
        refuse(similar ? { name: texts[kind].exists(similar) } : {})
      },
    })
  }
  return (
    <Dialog
      title={texts[kind].add}
      secondary={<Button onClick={onClose}>{words.cancel}</Button>}
      primary={
        <Button type="primary" loading={isPending} disabled={!name || !!errors.name} onClick={() => save()}>
          {messages.save}
        </Button>
      }
      onCancel={onClose}
    >
      <form onSubmit={save}>
        <FieldFrame {...frame('name')} label={messages.typedName}>
          <Input {...text('name')} status={errors.name ? 'error' : ''} autoFocus maxLength={CHOICE_NAME_LIMIT} />
        </FieldFrame>
      </form>
    </Dialog>
  )
}

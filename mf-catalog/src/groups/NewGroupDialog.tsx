import { CHOICE_NAME_LIMIT, similarGroupOf } from '@loja/data/products'
import { type GroupKind, normalizeProductName } from '@loja/domain/products'
import { FieldFrame, FormDialog, useForm } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { Input } from 'antd'
import { messages, texts } from './messages'
import { insertion } from './queries'

export function NewGroupDialog({ kind, onClose }: { kind: GroupKind; onClose: () => void }) {
  const form = useForm({ initial: { name: '' }, limits: { name: CHOICE_NAME_LIMIT }, draft: `group-${kind}` })
  const { values, errors, text, frame, refuse } = form
  const { mutate, isPending } = useDataMutation(insertion(kind))
  const name = normalizeProductName(values.name)
  const save = () => {
    mutate(name, {
      onSuccess() {
        form.removeDraft()
        onClose()
      },
      onError(error) {
        const similar = similarGroupOf(error)
        refuse(similar ? { name: texts[kind].exists(similar) } : {})
      },
    })
  }
  return (
    <FormDialog
      title={texts[kind].add}
      saveText={messages.save}
      saving={isPending}
      form={form}
      disabled={!name || !!errors.name}
      onSave={save}
      onClose={onClose}
    >
      <FieldFrame {...frame('name')} label={messages.typedName}>
        <Input {...text('name')} status={errors.name ? 'error' : ''} autoFocus />
      </FieldFrame>
    </FormDialog>
  )
}

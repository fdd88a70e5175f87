import { DownloadOutlined } from '@ant-design/icons'
import { dataMutation, isDataError } from '@loja/data/client'
import { DELETE_ALL_PHRASE, deleteAllProducts, productKeys } from '@loja/data/products'
import { ConfirmDialog } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { usePermission } from '../run/use-permission'
import { deletionMessages as messages } from './messages'

const deletion = dataMutation({
  mutationFn: deleteAllProducts,
  successText: (_, count) => messages.done(count),
  errorText: (error) => (isDataError(error, 'forbidden') ? null : messages.failed(error)),
  invalidates: [productKeys.all],
})

export function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const [phrase, setPhrase] = useState('')
  const permission = usePermission()
  const { mutate, isPending } = useDataMutation(deletion)
  const confirm = async () => {
    if (phrase !== DELETE_ALL_PHRASE) {
      notify.error(messages.cancelled, messages.cancelledTitle)
      return onClose()
    }
    if (!(await permission.check())) return
    mutate(phrase, { onSuccess: onClose, onError: permission.notifyRefusal })
  }
  if (!isAsked)
    return (
      <ConfirmDialog
        key="question"
        title={messages.title}
        confirmText={messages.next}
        onConfirm={() => setIsAsked(true)}
        onCancel={onClose}
      >
        <div className={looks.stack}>
          <p className={looks.flush}>{messages.question}</p>
          <p className={`${looks.hint} ${looks.flush}`}>{messages.kept}</p>
          <BackupButton />
        </div>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      key="phrase"
      title={messages.title}
      confirmText={messages.confirm}
      busy={isPending || permission.isChecking}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={looks.stack}>
        <label htmlFor={id}>{messages.phraseLabel}</label>
        <Input
          id={id}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={phrase}
          disabled={isPending}
          onChange={(event) => setPhrase(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}

function BackupButton() {
  const { mutate, isPending } = useDataMutation({
    mutationFn: async () => (await import('../../product-export/export-products')).exportAllProducts(),
    meta: { errorText: messages.backupFailed },
  })
  return (
    <div>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {messages.backup}
      </Button>
      <p className={`${looks.hint} ${looks.flush}`}>{messages.backupHint}</p>
    </div>
  )
}

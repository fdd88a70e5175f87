import { ConfirmDialog, ReadDialog } from '@loja/ui'
import { messages } from './messages'
import type { useBulkStatus } from './use-bulk-status'

interface Props {
  bulk: ReturnType<typeof useBulkStatus>
  count: number
}

export function BulkStatusDialogs({ bulk, count }: Props) {
  const { step, busy, confirm, close } = bulk
  if (step.name === 'confirming')
    return (
      <ConfirmDialog
        title={messages.bulkTitle}
        confirmText={messages.bulkConfirm(count)}
        harmless
        busy={busy}
        onConfirm={confirm}
        onCancel={close}
      >
        {messages.bulkQuestion(count, step.status)}
      </ConfirmDialog>
    )
  if (step.name === 'idle') return null
  const { failures, numberOf } = step
  return (
    <ReadDialog title={messages.leftAlone(failures.length)} onClose={close}>
      <ul>
        {failures.map(({ id, orderNumber, status }) => (
          <li key={id}>{messages.leftAloneBecause(orderNumber ?? numberOf(id) ?? id, status)}</li>
        ))}
      </ul>
    </ReadDialog>
  )
}

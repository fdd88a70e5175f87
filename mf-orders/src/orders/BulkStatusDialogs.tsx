import type { BulkFailure } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { ConfirmDialog, ReadDialog } from '@loja/ui'
import { messages } from './messages'

interface QuestionProps {
  count: number
  status: OrderStatus
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Names how many orders get which status. */
export function BulkStatusDialog({ count, status, ...dialog }: QuestionProps) {
  return (
    <ConfirmDialog title={messages.bulkTitle} confirmText={messages.bulkConfirm(count)} harmless {...dialog}>
      {messages.bulkQuestion(count, status)}
    </ConfirmDialog>
  )
}

interface FailuresProps {
  failures: BulkFailure[]
  /** The number of an order that does not exist any more, as it was selected. */
  numberOf: (id: string) => string | undefined
  onClose: () => void
}

/** The orders that a bulk change left alone, by their numbers, and why. */
export function BulkStatusFailures({ failures, numberOf, onClose }: FailuresProps) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length)} onClose={onClose}>
      <ul>
        {failures.map(({ id, orderNumber, status }) => (
          <li key={id}>{messages.leftAloneBecause(orderNumber ?? numberOf(id) ?? id, status)}</li>
        ))}
      </ul>
    </ReadDialog>
  )
}

import type { FeedbackFailure } from '@loja/data'
import { ConfirmDialog, ReadDialog } from '@loja/ui'
import { messages } from '../messages'
import { ReplyManyDialog } from '../reply/ReplyManyDialog'
import type { useBulkFeedbacks } from './use-bulk-feedbacks'

interface Props {
  bulk: ReturnType<typeof useBulkFeedbacks>
  count: number
}

export function BulkFeedbackDialogs({ bulk, count }: Props) {
  const { step, busy, close } = bulk
  if (step.name === 'confirming')
    return (
      <ConfirmDialog
        title={messages.bulkTitle(step.state)}
        confirmText={messages.bulkConfirm(step.state, count)}
        harmless
        busy={busy}
        onConfirm={bulk.confirmState}
        onCancel={close}
      >
        {messages.bulkQuestion(step.state, count)}
      </ConfirmDialog>
    )
  if (step.name === 'replying')
    return <ReplyManyDialog count={count} busy={busy} onSend={bulk.sendReply} onClose={close} />
  if (step.name === 'reported') return <SkippedFeedbacks failures={step.failures} onClose={close} />
  return null
}

function SkippedFeedbacks({ failures, onClose }: { failures: FeedbackFailure[]; onClose: () => void }) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length)} onClose={onClose}>
      <ul>
        {failures.map(({ id, productName, state }) => (
          <li key={id}>{messages.leftAloneBecause(productName, state)}</li>
        ))}
      </ul>
    </ReadDialog>
  )
}

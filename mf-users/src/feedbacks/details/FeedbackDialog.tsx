import type { FeedbackListRow } from '@loja/data/feedbacks'
import { formatDateTime } from '@loja/domain/format'
import { useForm } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { PageLink, StatusLabel } from '@loja/ui/parts'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { FEEDBACK_STATE_LOOKS } from '../../feedback/feedback-state-looks'
import { Stars } from '../../feedback/Stars'
import { messages } from '../messages'
import { ReplyDialogFrame } from '../reply/ReplyDialogFrame'
import { REPLY_LIMITS, ReplyField } from '../reply/ReplyField'
import { useReply } from '../reply/use-reply'
import styles from './FeedbackDialog.module.css'
import { FeedbackProduct } from './FeedbackProduct'

export function FeedbackDialog({ feedback, onClose }: { feedback: FeedbackListRow; onClose: () => void }) {
  const form = useForm({
    initial: { reply: feedback.reply ?? '' },
    limits: REPLY_LIMITS,
    draft: `feedback-${feedback.id}`,
  })
  const { values, errors, removeDraft } = form
  const [isSaved, setIsSaved] = useState(false)
  const { save, saving, theirs } = useReply(feedback, () => {
    removeDraft()
    setIsSaved(true)
  })
  const stored = theirs ? theirs.reply : feedback.reply
  const typed = values.reply.trim()
  const isDirty = typed !== (stored ?? '')
  return (
    <ReplyDialogFrame
      title={messages.dialogTitle(feedback.customerName)}
      isDirty={isDirty}
      busy={saving}
      saveText={messages.saveReply}
      canSave={isDirty && typed !== '' && !errors.reply}
      onSave={() => save(typed)}
      isSaved={isSaved}
      onDiscard={removeDraft}
      extra={
        stored && (
          <Button type="text" disabled={saving} onClick={() => save('')}>
            {messages.removeReply}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FeedbackProduct {...feedback}>
        <Stars rating={feedback.rating} />
      </FeedbackProduct>
      <div className={styles.about}>
        <StatusLabel {...FEEDBACK_STATE_LOOKS[feedback.state]} />
        <span>{formatDateTime(feedback.createdAt)}</span>
        {feedback.orderId && feedback.orderNumber ? (
          <PageLink page="orders" below={`/${feedback.orderId}`}>
            {messages.order(feedback.orderNumber)}
          </PageLink>
        ) : (
          <span>{messages.orderGone}</span>
        )}
        <PageLink page="customer" below={`/user/${feedback.profileId}`}>
          {messages.showCustomer}
        </PageLink>
      </div>
      <blockquote className={styles.comment}>{feedback.comment ?? messages.noComment}</blockquote>
      {theirs && (
        <Alert className={looks.after16} type="warning" showIcon title={messages.replyConflict(theirs.reply)} />
      )}
      <ReplyField form={form} help={messages.replyHelp} autoFocus />
      {feedback.repliedAt && (
        <p className={`${looks.flush} ${looks.before8} ${looks.quiet}`}>
          {messages.repliedAt(feedback.repliedByName, feedback.repliedAt)}
        </p>
      )}
    </ReplyDialogFrame>
  )
}

import type { FeedbackListRow } from '@loja/data'
import { useOpenListDialog } from '@loja/ui'
import { messages } from '../messages'
import styles from './FeedbackComment.module.css'

export const commentId = (id: string) => `feedback-${id}`

export function FeedbackComment({ feedback }: { feedback: FeedbackListRow }) {
  const open = useOpenListDialog()
  return (
    <button
      type="button"
      className={styles.comment}
      id={commentId(feedback.id)}
      data-feedback
      aria-haspopup="dialog"
      aria-keyshortcuts="A O R"
      onClick={() => open(feedback.id)}
    >
      <span className={`${styles.text} ${feedback.comment ? '' : styles.none}`}>
        {feedback.comment ?? messages.noComment}
      </span>
      {feedback.reply && <span className={styles.answered}>{messages.answered}</span>}
    </button>
  )
}

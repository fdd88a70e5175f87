import type { FeedbackListRow } from '@loja/data/feedbacks'
import { useOpenListDialog } from '@loja/ui/parts'
import { Stars } from '../../feedback/Stars'
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
      data-open
      aria-haspopup="dialog"
      aria-keyshortcuts="A O R"
      onClick={() => open(feedback.id)}
    >
      <span className={`${styles.text} ${feedback.comment ? '' : styles.none}`}>
        <span data-copied-as={messages.rating} data-text={feedback.rating}>
          <Stars rating={feedback.rating} />
        </span>{' '}
        {feedback.comment ?? messages.noComment}
      </span>
      {feedback.reply && <span className={styles.answered}>{messages.answered}</span>}
    </button>
  )
}

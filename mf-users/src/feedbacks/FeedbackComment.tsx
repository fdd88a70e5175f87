import type { FeedbackListRow } from '@loja/data'
import { useOpenListDialog } from '@loja/ui'
import styles from './FeedbackComment.module.css'
import { messages } from './messages'

/** The beginning of a comment; pressed, all of it. The keys of the page go from one to the next. */
export function FeedbackComment({ feedback }: { feedback: FeedbackListRow }) {
  const open = useOpenListDialog()
  return (
    <button
      type="button"
      className={styles.comment}
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

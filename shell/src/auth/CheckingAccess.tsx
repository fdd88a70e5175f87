import { LoadingOutlined } from '@ant-design/icons'
import { useSlow } from '@loja/ui/parts'
import styles from './CheckingAccess.module.css'
import { messages } from './session-messages'

const SHOWN_AFTER_MS = 300

/** While the role is read after sign-in. Delayed, so that it does not flash. */
export function CheckingAccess() {
  const shown = useSlow(true, SHOWN_AFTER_MS)
  const slow = useSlow(true)
  return (
    <main className={styles.page}>
      <div role="status" aria-label={messages.checkingAccess} className={styles.waiting}>
        {shown && <LoadingOutlined className={styles.spinner} aria-hidden />}
        {slow && <span>{messages.checkingIsSlow}</span>}
      </div>
    </main>
  )
}

import { useSlow } from '@loja/ui'
import { Spin } from 'antd'
import styles from './CheckingAccess.module.css'
import { messages } from './messages'

/** While the role is read after sign-in. Delayed, so that it does not flash. */
export function CheckingAccess() {
  const slow = useSlow(true)
  return (
    <main className={styles.page}>
      <div role="status" aria-label={messages.checkingAccess} className={styles.waiting}>
        <Spin delay={300} />
        {slow && <span>{messages.checkingIsSlow}</span>}
      </div>
    </main>
  )
}

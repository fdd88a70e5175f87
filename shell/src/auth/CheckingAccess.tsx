import { useSlow } from '@loja/ui'
import { Spin } from 'antd'
import styles from './CheckingAccess.module.css'
import { messages } from './messages'

/** While the role of whoever has come to sign-in is being read. Nothing for a moment, because a sign that only flashes says nothing. */
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

import { Spin } from 'antd'
import { useEffect, useState } from 'react'
import styles from './CheckingAccess.module.css'
import { messages } from './messages'

const SLOW_MS = 3_000

/** While the role is being read. Nothing for a moment, because a sign that only flashes says nothing. */
export function CheckingAccess() {
  const [slow, setSlow] = useState(false)
  useEffect(function markSlow() {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.page}>
      <div role="status" aria-label={messages.checkingAccess} className={styles.waiting}>
        <Spin delay={300} />
        {slow && <span>{messages.checkingIsSlow}</span>}
      </div>
    </main>
  )
}

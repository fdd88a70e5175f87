import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** Fixed at the bottom of a phone. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.room} />
      <div className={styles.bar}>{children}</div>
    </>
  )
}

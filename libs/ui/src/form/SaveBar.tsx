import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

/** Keeps the actions at the bottom of a phone's screen while there is something to save. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.room} />
      <div className={styles.bar}>{children}</div>
    </>
  )
}

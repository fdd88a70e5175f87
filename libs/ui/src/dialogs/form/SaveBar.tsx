import type { ReactNode } from 'react'
import styles from './SaveBar.module.css'

export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.room} />
      <div className={styles.bar} data-bottom-bar>
        {children}
      </div>
    </>
  )
}

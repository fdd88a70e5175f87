import looks from '@loja/ui/looks.module.css'
import type { ReactNode } from 'react'
import styles from './Section.module.css'

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={looks.narrow} aria-label={title} tabIndex={-1}>
      <div className={styles.line}>
        <h2 className={looks.heading}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

import { ABSENT } from '@loja/domain'
import type { ReactNode } from 'react'
import styles from './FieldList.module.css'

/** Names and values under a heading. */
export function FieldList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={styles.list}>{children}</dl>
    </section>
  )
}

/** One of them; a dash where there is no value. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children ?? ABSENT}</dd>
    </div>
  )
}

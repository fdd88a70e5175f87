import { ABSENT } from '@loja/domain'
import type { ReactNode } from 'react'
import styles from './FieldList.module.css'

export function FieldList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={styles.list}>{children}</dl>
    </section>
  )
}

/** A dash replaces a missing value. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children ?? ABSENT}</dd>
    </div>
  )
}

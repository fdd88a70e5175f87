import looks from '@loja/ui/looks.module.css'
import { Children, type ReactNode } from 'react'
import section from '../section-heading.module.css'
import styles from './FieldList.module.css'

/** Nothing without a field. */
export function FieldList({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null
  return (
    <section className={looks.narrow} aria-label={title}>
      <h2 className={section.heading}>{title}</h2>
      <dl className={looks.flush}>{children}</dl>
    </section>
  )
}

export function field(label: string, value: ReactNode) {
  if (value === null || value === undefined || value === false || value === '') return null
  return (
    <div key={label} className={styles.field}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

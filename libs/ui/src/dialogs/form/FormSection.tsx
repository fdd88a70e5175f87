import { type ReactNode, useId } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { Surface } from '../../parts/layout/Surface'
import styles from './FormSection.module.css'

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Surface as="section" className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={looks.title}>
        {title}
      </h2>
      {children}
    </Surface>
  )
}

import { type ReactNode, useId } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { Surface } from '../../parts/layout/Surface'
import styles from './FormSection.module.css'

interface Props {
  title: string
  children: ReactNode
}

export function FormSection({ title, children }: Props) {
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

import { type ReactNode, useId } from 'react'
import looks from '../../parts/layout/looks.module.css'
import { Surface } from '../../parts/layout/Surface'
import styles from './FormSection.module.css'

interface Props {
  title: string
  extra?: ReactNode
  children: ReactNode
}

export function FormSection({ title, extra, children }: Props) {
  const titleId = useId()
  return (
    <Surface as="section" className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={looks.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </Surface>
  )
}

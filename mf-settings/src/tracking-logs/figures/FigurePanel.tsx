import { Surface } from '@loja/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './FigurePanel.module.css'

export function FigurePanel({ title, bad = false, children }: { title: string; bad?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Surface as="section" className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-bad={bad || undefined}>
        {title}
      </h2>
      {children}
    </Surface>
  )
}

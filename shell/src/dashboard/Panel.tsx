import looks from '@loja/ui/looks.module.css'
import { Surface } from '@loja/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export function Panel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Surface as="section" className={looks.column} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </Surface>
  )
}

import looks from '@loja/ui/looks.module.css'
import { Surface } from '@loja/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './CardSection.module.css'

export function CardSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Surface as="section" aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={`${looks.heading} ${looks.flush} ${looks.after8}`}>
        {title}
      </h2>
      {note && <p className={`${looks.flush} ${looks.after8} ${looks.quiet}`}>{note}</p>}
      {children}
    </Surface>
  )
}

export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

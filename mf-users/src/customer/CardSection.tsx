import { Surface } from '@loja/ui/parts'
import { type ReactNode, useId } from 'react'
import styles from './CardSection.module.css'

interface Props {
  title: string
  note?: string
  children: ReactNode
}

export function CardSection({ title, note, children }: Props) {
  const titleId = useId()
  return (
    <Surface as="section" aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Surface>
  )
}

export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

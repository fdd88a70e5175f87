import { formatCount } from '@loja/domain/format'
import styles from './NoteSign.module.css'

export const notesText = (count: number) => (count === 1 ? '1 nota da equipe' : `${formatCount(count)} notas da equipe`)

/** On a row of a list. */
export function NoteSign({ count }: { count: number | undefined }) {
  if (!count) return null
  const text = notesText(count)
  return (
    <span role="img" aria-label={text} title={text} className={styles.sign}>
      <NoteIcon />
    </span>
  )
}

export function NoteIcon() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M2.5 2.5h11v7l-4 4h-7zM9.5 13v-3.5h4M5 5.5h6M5 8.5h3" />
    </svg>
  )
}

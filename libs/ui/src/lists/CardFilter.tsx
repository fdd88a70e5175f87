import styles from './CardFilter.module.css'

export interface CardFilterProps {
  label: string
  on: boolean
  onToggle: () => void
}

/** Covers its card, which is positioned and has `data-on`. */
export function CardFilter({ label, on, onToggle }: CardFilterProps) {
  return <button type="button" className={styles.filter} aria-label={label} aria-pressed={on} onClick={onToggle} />
}

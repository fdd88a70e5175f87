import type { ReactNode } from 'react'
import styles from './TickBox.module.css'

interface Props {
  label?: string | undefined
  checked: boolean
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  className?: string | undefined
  children?: ReactNode
}

export function TickBox({ label, checked, indeterminate = false, onChange, className = '', children }: Props) {
  return (
    <label className={`${styles.label} ${className}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = indeterminate
        }}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span className={styles.text}>{children}</span>}
    </label>
  )
}

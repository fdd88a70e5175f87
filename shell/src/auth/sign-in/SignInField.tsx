import type { ReactNode } from 'react'
import styles from './SignInField.module.css'

interface Props {
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** The error uses space that is reserved. */
export function SignInField({ id, label, error, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <div id={errorId(id)} className={styles.error}>
        {error && <span role="alert">{error}</span>}
      </div>
    </div>
  )
}

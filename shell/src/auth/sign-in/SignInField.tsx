import type { ReactNode } from 'react'
import styles from './SignInField.module.css'

interface Props {
  /** Of the control. */
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}

/** Of the sentence that describes a faulty control. */
export function errorId(id: string): string {
  return `${id}-error`
}

/** Label above, the control, and below it what is wrong, in the room that is there anyway. */
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

import { fieldProps } from '@loja/ui/dialogs'
import type { ReactNode } from 'react'
import styles from './SignInField.module.css'

interface Props {
  id: string
  label: string
  error: string | undefined
  hint?: string | undefined
  children: ReactNode
}

/** Error and hint use reserved space. */
export function SignInField({ id, label, error, hint, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <div className={styles.below}>
        <span id={fieldProps(id)['aria-describedby']} className={styles.error}>
          {error && <span role="alert">{error}</span>}
        </span>
        <span role="status">{!error && hint}</span>
      </div>
    </div>
  )
}

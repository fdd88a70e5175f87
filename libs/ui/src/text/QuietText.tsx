import type { ComponentProps } from 'react'
import styles from './QuietText.module.css'

/** Secondary text, e.g. for a missing value. */
export function QuietText({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`${styles.quiet} ${className}`} />
}

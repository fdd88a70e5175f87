import type { ComponentProps } from 'react'
import styles from './QuietText.module.css'

/** What explains, or stands for what is missing: one step behind the rest of the text. */
export function QuietText({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`${styles.quiet} ${className}`} />
}

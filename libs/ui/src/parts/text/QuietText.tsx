import type { ComponentProps } from 'react'
import styles from './QuietText.module.css'

export function QuietText({ className = '', ...props }: ComponentProps<'span'>) {
  return <span {...props} className={`${styles.quiet} ${className}`} />
}

import type { ComponentProps } from 'react'
import styles from './SpokenText.module.css'

export function SpokenText(props: ComponentProps<'span'>) {
  return <span {...props} data-spoken className={styles.spoken} />
}

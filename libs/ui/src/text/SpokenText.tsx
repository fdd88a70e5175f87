import type { ComponentProps } from 'react'
import styles from './SpokenText.module.css'

/** Words for a screen reader alone, where the eye has another sign. */
export function SpokenText(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.spoken} />
}

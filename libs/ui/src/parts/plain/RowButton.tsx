import type { ComponentProps } from 'react'
import styles from './RowButton.module.css'
import { RowIcon, type RowIconName } from './RowIcon'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: RowIconName
  /** In the colour of secondary text until it is approached; `danger` also turns red. */
  quiet?: boolean
  danger?: boolean
  loading?: boolean
}

export function RowButton({ icon, quiet, danger, loading = false, children, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={styles.button}
      data-icon-only={children === undefined}
      data-quiet={quiet}
      data-danger={danger}
      aria-busy={loading}
    >
      <RowIcon name={icon} />
      {children}
    </button>
  )
}

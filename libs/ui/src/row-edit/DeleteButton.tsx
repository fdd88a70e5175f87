import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './DeleteButton.module.css'

interface Props {
  /** Names the row, e.g. `Deletar pedido LJ-2026-000001`. */
  label: string
  /** Asks first. */
  onClick: () => void
  /** A word beside the icon; without it the label is the tooltip. */
  children?: ReactNode
}

export function DeleteButton({ label, onClick, children }: Props) {
  return (
    <Button
      type="text"
      className={styles.button}
      icon={<DeleteOutlined aria-hidden />}
      aria-label={label}
      title={children === undefined ? label : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

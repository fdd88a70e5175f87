import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './DeleteButton.module.css'

interface Props {
  label: string
  onClick: () => void
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

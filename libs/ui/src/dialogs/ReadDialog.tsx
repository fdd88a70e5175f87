import { Button } from 'antd'
import type { ReactNode } from 'react'
import { words } from '../words'
import { Dialog } from './Dialog'

interface Props {
  title: string
  width?: number
  onClose: () => void
  children: ReactNode
}

export function ReadDialog({ onClose, ...props }: Props) {
  return (
    <Dialog
      onCancel={onClose}
      // The arrow keys scroll a long text that contains nothing focusable.
      bodyProps={{ tabIndex: 0 }}
      primary={
        <Button type="primary" autoFocus onClick={onClose}>
          {words.close}
        </Button>
      }
      {...props}
    />
  )
}

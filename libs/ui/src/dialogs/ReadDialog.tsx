import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton'
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
      primary={<CloseButton autoFocus onClick={onClose} />}
      {...props}
    />
  )
}

import type { ReactNode } from 'react'
import { RowButton } from './plain/RowButton'

interface Props {
  label: string
  onClick: () => void
  children?: ReactNode
}

export function DeleteButton({ label, onClick, children }: Props) {
  return (
    <RowButton
      icon="delete"
      quiet
      danger
      aria-label={label}
      title={children === undefined ? label : undefined}
      onClick={onClick}
    >
      {children}
    </RowButton>
  )
}

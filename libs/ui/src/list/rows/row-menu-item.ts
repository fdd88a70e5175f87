import type { ReactNode } from 'react'

interface Item {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
}

/** A link opens in another tab. */
export type RowMenuItem = Item & ({ onClick: () => void; href?: never } | { href: string; onClick?: () => void })

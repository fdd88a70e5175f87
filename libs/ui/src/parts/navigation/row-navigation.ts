import { type ComponentType, createContext, type ReactNode } from 'react'

export interface RowLinkProps {
  id?: string
  to: string
  over?: boolean
  className?: string | undefined
  label?: string
  children?: ReactNode
}

interface RowNavigation {
  list: string
  go: (to: string, over: boolean) => void
  /** Here, so that the first load has no code of lists. */
  Link: ComponentType<RowLinkProps>
}

export const RowNavigation = createContext<RowNavigation | null>(null)

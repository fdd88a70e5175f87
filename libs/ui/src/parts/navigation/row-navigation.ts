import { type ComponentType, createContext, type ReactNode } from 'react'

export interface RowLinkProps {
  /** From the root of the admin, or below the list. */
  to: string
  /** The target is a dialog over the unchanged list. */
  over?: boolean
  className?: string | undefined
  label?: string
  children?: ReactNode
}

interface RowNavigation {
  /** Address of the list. */
  list: string
  go: (to: string, over: boolean) => void
  /** Here, so that the first load has no code of lists. */
  Link: ComponentType<RowLinkProps>
}

export const RowNavigation = createContext<RowNavigation | null>(null)

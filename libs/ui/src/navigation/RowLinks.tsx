import { createContext, type MouseEvent, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

const Go = createContext<(to: string, over: boolean) => void>(() => undefined)

/**
 * Makes the `RowLink`s inside work. The address is followed here, once, and not by the link of every row, which would be
 * drawn again whenever it changes.
 */
export function RowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef<NavigateFunction>(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  })
  const go = useCallback((to: string, over: boolean) => {
    const { search } = window.location
    void (over ? latest.current({ pathname: to, search }, { state: { fromList: true } }) : latest.current(to))
  }, [])
  return <Go value={go}>{children}</Go>
}

interface Props {
  /** An address of the admin, from its root. */
  to: string
  /** What it leads to lies over the list, which keeps its search, filters and page. */
  over?: boolean
  className?: string | undefined
  /** Names it where it shows a sign alone. */
  label?: string
  children: ReactNode
}

/** A link in the row of a list. Whoever wants it in another tab gets it there. */
export function RowLink({ to, over = false, className, label, children }: Props) {
  const go = use(Go)
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to, over)
  }
  return (
    <a href={to} className={className} aria-label={label} title={label} onClick={onClick}>
      {children}
    </a>
  )
}

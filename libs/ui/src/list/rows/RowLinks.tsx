import { createContext, type MouseEvent, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

const Go = createContext<(to: string, over: boolean) => void>(() => undefined)

/** Follows the address for the rows inside, which would render at every change of it. */
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

/** Opens the dialog of a row over the unchanged list. @param list its address */
export function useOpenListDialog(list: string): (id: string) => void {
  const go = use(Go)
  return (id) => go(`${list}/${id}`, true)
}

interface Props {
  /** An address of the admin, from its root. */
  to: string
  /** The target is a dialog over the unchanged list. */
  over?: boolean
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** A link in a row, which can be opened in another tab. */
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

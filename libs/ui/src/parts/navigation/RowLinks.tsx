import { type MouseEvent, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateFunction, useNavigate, useResolvedPath } from 'react-router'
import { type RowLinkProps, RowNavigation } from './row-navigation'

/** Follows the address for the rows inside, which would render at every change of it. */
export function RowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef<NavigateFunction>(navigate)
  const list = useResolvedPath('.').pathname.replace(/\/$/, '')
  useLayoutEffect(() => {
    latest.current = navigate
  })
  const navigation = useMemo(
    () => ({
      list,
      Link: RowLink,
      go(to: string, over: boolean) {
        const { search } = window.location
        if (over) return void latest.current({ pathname: to, search }, { state: { fromList: true } })
        // A page of a row leads back to this list, and to the next row.
        const state = to.startsWith(`${list}/`) ? { listSearch: search } : null
        void latest.current(to, { state })
      },
    }),
    [list],
  )
  return <RowNavigation value={navigation}>{children}</RowNavigation>
}

/** Opens the dialog of a row over the unchanged list (`ListWithDialog`). */
export function useOpenListDialog(): (id: string) => void {
  const navigation = use(RowNavigation)
  return (id) => navigation?.go(`${navigation.list}/${id}`, true)
}

export function useOpenPage(): (to: string) => void {
  const navigation = use(RowNavigation)
  return (to) => navigation?.go(to, false)
}

export function RowLink({ id, to, over = false, className, label, children }: RowLinkProps) {
  const navigation = use(RowNavigation)
  const address = to.startsWith('/') ? to : `${navigation?.list}/${to}`
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigation?.go(address, over)
  }
  return (
    <a id={id} href={address} className={className} aria-label={label} title={label} onClick={onClick}>
      {children}
    </a>
  )
}

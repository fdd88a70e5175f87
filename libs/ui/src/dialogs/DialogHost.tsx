import { Fragment, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { shownDialogs } from './open-dialog'

/** Shows the dialogs that this package's copy of the library opened. They close with the address below them. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(shownDialogs.subscribe, shownDialogs.get)
  const { pathname, hash } = useLocation()
  useEffect(
    function closeWithAddress() {
      return shownDialogs.closeAll
    },
    [pathname, hash],
  )
  return dialogs.map(({ id, render, close }) => <Fragment key={id}>{render(close)}</Fragment>)
}

import { isUuid } from '@loja/domain/format'
import { pageParam } from '@loja/domain/list'
import { type ComponentType, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { NotFound } from '../parts/notice/NotFound'
import { searchOfPage } from './steps/search-of-page'
import type { Neighbour } from './steps/use-list-neighbours'

interface Props extends DialogParts {
  list: ReactNode
}

interface DialogParts {
  /** Reads its row itself, for direct links. */
  Dialog: ComponentType<{ id: string; onClose: () => void }>
  MissingDialog: ComponentType<{ onClose: () => void }>
  openerId: (id: string) => string
  hasSteps?: boolean
}

/** A list, and at `<id>` below its address the dialog of a row over it. */
export function ListWithDialog({ list, ...dialog }: Props) {
  return (
    <Routes>
      {/* With a path: addresses in the list are relative to the list, also below an open dialog. */}
      <Route
        path="/"
        element={
          <>
            {list}
            <Outlet />
          </>
        }
      >
        <Route index element={null} />
        <Route path=":id" element={<DialogRoute {...dialog} />} />
      </Route>
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

function DialogRoute({ Dialog, MissingDialog, openerId, hasSteps = false }: DialogParts) {
  const { id = '' } = useParams()
  const close = useCloseListDialog()
  if (!isUuid(id)) return <MissingDialog onClose={close} />
  return (
    <Fragment key={hasSteps ? 'dialog' : id}>
      <Dialog id={id} onClose={close} />
      <FocusWhenClosed openerId={openerId(id)} />
    </Fragment>
  )
}

/** Returns to the unchanged list. */
function useCloseListDialog(): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // A step back keeps the history short.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return () => (fromList ? navigate(-1) : navigate({ pathname: '..', search }, { replace: true }))
}

export function useListDialogStep(): (to: Neighbour) => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return ({ id, page }) => {
    const next = searchOfPage(search, page)
    // A step back would lead to the page of the first row.
    const isSamePage = next === searchOfPage(search, pageParam.parse(new URLSearchParams(search)))
    void navigate({ pathname: `../${id}`, search: next }, { replace: true, state: isSamePage ? state : null })
  }
}

function FocusWhenClosed({ openerId }: { openerId: string }) {
  const latest = useRef(openerId)
  useEffect(
    function followSteps() {
      latest.current = openerId
    },
    [openerId],
  )
  useEffect(function returnFocus() {
    return () => {
      const target = document.getElementById(latest.current) ?? document.querySelector<HTMLElement>('main')
      // After antd's dialog has released the focus.
      requestAnimationFrame(() => target?.focus())
    }
  }, [])
  return null
}

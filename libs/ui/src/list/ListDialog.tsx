import { isUuid } from '@loja/domain'
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { NotFound } from '../notice/NotFound'

interface Props extends DialogParts {
  list: ReactNode
}

interface DialogParts {
  /** Reads its row itself, for direct links. */
  Dialog: ComponentType<{ id: string; onClose: () => void }>
  MissingDialog: ComponentType<{ onClose: () => void }>
  openerId?: (id: string) => string
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

function DialogRoute({ Dialog, MissingDialog, openerId }: DialogParts) {
  const { id = '' } = useParams()
  const close = useCloseListDialog()
  if (!isUuid(id)) return <MissingDialog onClose={close} />
  return (
    <Fragment key={id}>
      <Dialog id={id} onClose={close} />
      {openerId && <FocusWhenClosed openerId={openerId(id)} />}
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

/** Focuses the row's button when the dialog has closed, or the page if the row is gone. */
function FocusWhenClosed({ openerId }: { openerId: string }) {
  useEffect(
    function returnFocus() {
      return () => {
        const target = document.getElementById(openerId) ?? document.querySelector<HTMLElement>('main')
        // After antd's dialog has released the focus.
        requestAnimationFrame(() => target?.focus())
      }
    },
    [openerId],
  )
  return null
}

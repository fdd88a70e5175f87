import { isUuid } from '@loja/domain'
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { NotFound } from '../notice/NotFound'

interface Props extends DialogParts {
  list: ReactNode
}

interface DialogParts {
  path: string
  /** Loads its row itself, because the address may be a link from elsewhere. */
  Dialog: ComponentType<{ id: string; onClose: () => void }>
  /** For an address that names no row. */
  MissingDialog: ComponentType<{ onClose: () => void }>
  /** Id of the button of a row, to which the focus returns after a direct link as well. */
  openerId?: (id: string) => string
}

/** A list at its address, and at `<address>/<id>` the dialog of a row over it. Closing restores the list. */
export function ListWithDialog({ list, ...dialog }: Props) {
  return (
    <Routes>
      <Route
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

function DialogRoute({ path, Dialog, MissingDialog, openerId }: DialogParts) {
  const { id = '' } = useParams()
  const close = useCloseListDialog(path)
  if (!isUuid(id)) return <MissingDialog onClose={close} />
  return (
    <Fragment key={id}>
      <Dialog id={id} onClose={close} />
      {openerId && <FocusWhenClosed openerId={openerId(id)} />}
    </Fragment>
  )
}

/** Returns from a dialog to the unchanged list. @param list address of the list */
function useCloseListDialog(list: string): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // A step back, so that the history does not grow with each dialog.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return () => (fromList ? navigate(-1) : navigate({ pathname: list, search }, { replace: true }))
}

/** Moves the focus to the row's button when the dialog has closed, or to the start of the page if the row is gone. */
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

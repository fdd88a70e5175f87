import { isUuid } from '@loja/domain'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { NotFound } from '../notice/NotFound'

interface Props extends DialogParts {
  list: ReactNode
}

interface DialogParts {
  /** Address of the list. */
  path: string
  /** Loads its row itself: the address may have come from a colleague. */
  Dialog: ComponentType<{ id: string; onClose: () => void }>
  /** For an address that names no row. */
  MissingDialog: ComponentType<{ onClose: () => void }>
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

function DialogRoute({ path, Dialog, MissingDialog }: DialogParts) {
  const { id = '' } = useParams()
  const close = useCloseListDialog(path)
  return isUuid(id) ? <Dialog key={id} id={id} onClose={close} /> : <MissingDialog onClose={close} />
}

/** Leads from a dialog over a list to the list as it was. @param list address of the list */
function useCloseListDialog(list: string): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // Opened from the list, it is a step back: the history does not grow with each row that is looked at.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return () => (fromList ? navigate(-1) : navigate({ pathname: list, search }, { replace: true }))
}

/**
 * Brings the focus to the row's button when its dialog has closed; a row that is not on the page any more leaves it at the
 * page's beginning.
 * @param buttonId id of the button's element
 */
export function useFocusWhenClosed(buttonId: string): void {
  useEffect(
    function returnFocus() {
      return () => {
        const target = document.getElementById(buttonId) ?? document.querySelector<HTMLElement>('main')
        // After antd's own dialog has let go of the focus.
        requestAnimationFrame(() => target?.focus())
      }
    },
    [buttonId],
  )
}

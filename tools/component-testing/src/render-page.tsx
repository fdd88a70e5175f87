import { setAccessAtom } from '@loja/platform/shell'
import { PageProviders } from '@loja/shell/src/app/PageProviders'
import { createStore } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react/pure'

interface Options {
  /** Address that the router starts at. */
  at?: string
  /** Where the element is mounted, when its address has parameters, e.g. `/admin/orders/:orderId`. */
  path?: string
}

/** Renders as the shell does: its own providers, in a router in memory, for an administrator. The store and the router are new each time. */
export async function renderPage(element: ReactNode, { at = '/', path = '*' }: Options = {}) {
  const store = createStore()
  store.set(setAccessAtom, { status: 'granted', userId: 'u1', email: 'ana@loja.test', fullName: 'Ana' })
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }]
  const router = createMemoryRouter([{ path, element }, ...elsewhere], { initialEntries: [at] })
  const view = await render(
    <StrictMode>
      <PageProviders store={store}>
        <RouterProvider router={router} />
      </PageProviders>
    </StrictMode>,
  )
  return { ...view, store, router }
}

import { setAccessAtom } from '@loja/platform/shell'
import { PageProviders } from '@loja/shell/src/app/PageProviders'
import { DialogHost } from '@loja/ui/dialogs'
import { createStore } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type RenderResult, render } from 'vitest-browser-react/pure'

interface Options {
  at?: string
  path?: string
}

interface RenderedPage extends RenderResult {
  store: ReturnType<typeof createStore>
  router: ReturnType<typeof createMemoryRouter>
}

export async function renderPage(element: ReactNode, { at = '/', path = '*' }: Options = {}): Promise<RenderedPage> {
  const store = createStore()
  store.set(setAccessAtom, { status: 'granted', userId: 'u1', email: 'ana@loja.test', fullName: 'Ana' })
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }]
  const page = (
    <>
      {element}
      <DialogHost />
    </>
  )
  const router = createMemoryRouter([{ path, element: page }, ...elsewhere], { initialEntries: [at] })
  const view = await render(
    <StrictMode>
      <PageProviders store={store}>
        <RouterProvider router={router} />
      </PageProviders>
    </StrictMode>,
  )
  return { ...view, store, router }
}

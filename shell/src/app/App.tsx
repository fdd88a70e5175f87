import type { createStore } from 'jotai'
import { useState } from 'react'
import { RouterProvider } from 'react-router'
import { ConnectionNotice } from '../connection/ConnectionNotice'
import { useReconnect } from '../connection/use-reconnect'
import { PageProviders } from './PageProviders'
import { createRouter } from './routes'

export function App({ store }: { store: ReturnType<typeof createStore> }) {
  const [router] = useState(createRouter)
  return (
    <PageProviders store={store}>
      <Reconnect />
      <ConnectionNotice />
      <RouterProvider router={router} />
    </PageProviders>
  )
}

function Reconnect() {
  useReconnect()
  return null
}

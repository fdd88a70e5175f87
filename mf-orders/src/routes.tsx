import { paths, type RemoteProps } from '@loja/platform'
import { NotFound } from '@loja/ui'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { InvoicesPage } from './invoices/InvoicesPage'
import { OrdersPage } from './orders/OrdersPage'
import { TrackingPage } from './tracking/TrackingPage'

const PAGES: Record<string, () => ReactNode> = {
  [paths.orders]: OrdersPage,
  [paths.invoices]: InvoicesPage,
  [paths.tracking]: TrackingPage,
}

/** The module: the page of the route that it is mounted at. */
export default function OrdersModule({ basePath }: RemoteProps) {
  return (
    <Routes>
      <Route index Component={PAGES[basePath] ?? NotFound} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

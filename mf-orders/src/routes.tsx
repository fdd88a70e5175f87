import { paths, type RemoteProps } from '@loja/platform'
import { NotFound } from '@loja/ui'
import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { InvoicesPage } from './invoices/InvoicesPage'
import { OrderDetailsRoute } from './order-details/OrderDetailsRoute'
import { OrdersPage } from './orders/OrdersPage'
import { TrackingPage } from './tracking/TrackingPage'

const PAGES: Record<string, () => ReactNode> = {
  [paths.invoices]: InvoicesPage,
  [paths.tracking]: TrackingPage,
}

/** The module: the page of the route that it is mounted at. */
export default function OrdersModule({ basePath }: RemoteProps) {
  return (
    <Routes>
      {basePath === paths.orders ? (
        <Route Component={OrdersWithDetails}>
          <Route index element={null} />
          <Route path=":orderId" Component={OrderDetailsRoute} />
        </Route>
      ) : (
        <Route index Component={PAGES[basePath] ?? NotFound} />
      )}
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

/** The list stays as it is while an order's dialog lies over it. */
function OrdersWithDetails() {
  return (
    <>
      <OrdersPage />
      <Outlet />
    </>
  )
}

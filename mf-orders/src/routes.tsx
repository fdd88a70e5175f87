import { paths, type RemoteProps } from '@loja/platform'
import { LazyPage, NotFound } from '@loja/ui'
import { Outlet, Route, Routes } from 'react-router'
import { OrderDetailsRoute } from './order-details/OrderDetailsRoute'
import { OrdersPage } from './orders/OrdersPage'

/** A chunk of its own, as few who open orders look at notes. */
const invoices = (
  <LazyPage
    name="invoices"
    shape={{ kind: 'list', cards: 4 }}
    load={async () => (await import('./invoices/InvoicesPage')).InvoicesPage}
  />
)

/** A chunk of its own: the list of shipments, and the dialog of one over it. */
const tracking = (
  <LazyPage
    name="tracking"
    shape={{ kind: 'list', cards: 7 }}
    load={async () => (await import('./tracking/TrackingRoutes')).TrackingRoutes}
  />
)

/** The module: the page of the route that it is mounted at. */
export default function OrdersModule({ basePath }: RemoteProps) {
  if (basePath === paths.tracking) return tracking
  return (
    <Routes>
      {basePath === paths.orders ? (
        <Route Component={OrdersWithDetails}>
          <Route index element={null} />
          <Route path=":orderId" Component={OrderDetailsRoute} />
        </Route>
      ) : (
        basePath === paths.invoices && <Route index element={invoices} />
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

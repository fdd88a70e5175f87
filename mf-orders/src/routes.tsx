import { paths, type RemoteProps } from '@loja/platform'
import { LazyPage, ListWithDialog, NotFound } from '@loja/ui'
import { OrderDetailsDialog } from './order-details/OrderDetailsDialog'
import { OrderNotFoundDialog } from './order-details/OrderNotFoundDialog'
import { detailsButtonId } from './order-path'
import { OrdersPage } from './orders/OrdersPage'

/** A chunk of its own, because few users open it. */
const invoices = (
  <LazyPage
    name="invoices"
    shape={{ kind: 'list', cards: 4 }}
    load={async () => (await import('./invoices/InvoicesRoutes')).InvoicesRoutes}
  />
)

const tracking = (
  <LazyPage
    name="tracking"
    shape={{ kind: 'list', cards: 7 }}
    load={async () => (await import('./shipments/TrackingRoutes')).TrackingRoutes}
  />
)

const orders = (
  <ListWithDialog
    path={paths.orders}
    list={<OrdersPage />}
    Dialog={OrderDetailsDialog}
    MissingDialog={OrderNotFoundDialog}
    openerId={detailsButtonId}
  />
)

export default function OrdersModule({ basePath }: RemoteProps) {
  switch (basePath) {
    case paths.orders:
      return orders
    case paths.tracking:
      return tracking
    case paths.invoices:
      return invoices
    default:
      return <NotFound />
  }
}

import { paths } from '@loja/platform'
import { ListWithDialog } from '@loja/ui'
import { OrderDetailsDialog } from './order-details/OrderDetailsDialog'
import { OrderNotFoundDialog } from './order-details/OrderNotFoundDialog'
import { detailsButtonId } from './order-path'
import { OrdersPage } from './orders/OrdersPage'

export function OrdersRoutes() {
  return (
    <ListWithDialog
      path={paths.orders}
      list={<OrdersPage />}
      Dialog={OrderDetailsDialog}
      MissingDialog={OrderNotFoundDialog}
      openerId={detailsButtonId}
    />
  )
}

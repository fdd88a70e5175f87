import { ListWithDialog } from '@loja/ui'
import { detailsButtonId } from './details-button-id'
import { OrderDetailsDialog } from './order-details/OrderDetailsDialog'
import { OrderNotFoundDialog } from './order-details/OrderNotFoundDialog'
import { OrdersPage } from './orders/OrdersPage'

export function OrdersRoutes() {
  return (
    <ListWithDialog
      list={<OrdersPage />}
      Dialog={OrderDetailsDialog}
      MissingDialog={OrderNotFoundDialog}
      openerId={detailsButtonId}
    />
  )
}

import { LazyDialog, ListWithDialog } from '@loja/ui'
import { messages } from './order/messages'
import { OrderNotFoundDialog } from './order/OrderNotFoundDialog'
import { detailsButtonId, ORDER_DIALOG } from './order-dialog'
import { OrdersPage } from './orders/OrdersPage'
import { ShipOrderHost } from './ship/ShipOrderHost'

export function OrdersRoutes() {
  return (
    <ShipOrderHost>
      <ListWithDialog
        list={<OrdersPage />}
        Dialog={OrderDialog}
        MissingDialog={OrderNotFoundDialog}
        openerId={detailsButtonId}
        hasSteps
      />
    </ShipOrderHost>
  )
}

function OrderDialog(props: { id: string; onClose: () => void }) {
  return <LazyDialog {...ORDER_DIALOG} title={messages.title} props={props} />
}

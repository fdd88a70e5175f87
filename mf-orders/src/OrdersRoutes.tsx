import { DeclaredDialog } from '@loja/ui/dialogs'
import { ListWithDialog } from '@loja/ui/lists'
import { OrderNotFoundDialog } from './order/OrderNotFoundDialog'
import { detailsButtonId, orderDialog } from './order-dialog'
import { OrdersPage } from './orders/OrdersPage'

export function OrdersRoutes() {
  return (
    <ListWithDialog
      list={<OrdersPage />}
      Dialog={OrderDialog}
      MissingDialog={OrderNotFoundDialog}
      openerId={detailsButtonId}
      hasSteps
    />
  )
}

function OrderDialog(props: { id: string; onClose: () => void }) {
  return <DeclaredDialog dialog={orderDialog} props={props} />
}

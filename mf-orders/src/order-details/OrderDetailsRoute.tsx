import { isUuid } from '@loja/domain'
import { paths } from '@loja/platform'
import { useParams } from 'react-router'
import { useCloseListDialog, useFocusWhenClosed } from '../list-dialog'
import { detailsButtonId } from '../order-path'
import { OrderDetailsDialog } from './OrderDetailsDialog'
import { OrderNotFoundDialog } from './OrderNotFoundDialog'

/** `/admin/orders/{id}`: the dialog over the list. Closing leads to the list as it was. */
export function OrderDetailsRoute() {
  const { orderId = '' } = useParams()
  const close = useCloseListDialog(paths.orders)
  useFocusWhenClosed(detailsButtonId(orderId))
  if (!isUuid(orderId)) return <OrderNotFoundDialog onClose={close} />
  return <OrderDetailsDialog key={orderId} id={orderId} onClose={close} />
}

import { useFocusWhenClosed } from '@loja/ui'
import { detailsButtonId } from '../order-path'
import { OrderDetailsDialog } from './OrderDetailsDialog'

/** `/admin/orders/{id}`: the dialog over the list. */
export function OrderDetailsRoute(props: { id: string; onClose: () => void }) {
  useFocusWhenClosed(detailsButtonId(props.id))
  return <OrderDetailsDialog {...props} />
}

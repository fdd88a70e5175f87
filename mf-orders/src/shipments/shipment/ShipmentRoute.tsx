import { useFocusWhenClosed } from '@loja/ui'
import { shipmentButtonId } from '../shipment-path'
import { ShipmentDialog } from './ShipmentDialog'

/** `/admin/tracking/{id}`: the dialog over the list. */
export function ShipmentRoute(props: { id: string; onClose: () => void }) {
  useFocusWhenClosed(shipmentButtonId(props.id))
  return <ShipmentDialog {...props} />
}

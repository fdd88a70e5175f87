import { isUuid } from '@loja/domain'
import { paths } from '@loja/platform'
import { useParams } from 'react-router'
import { useCloseListDialog, useFocusWhenClosed } from '../../list-dialog'
import { shipmentButtonId } from '../shipment-path'
import { ShipmentDialog } from './ShipmentDialog'
import { ShipmentNotFoundDialog } from './ShipmentNotFoundDialog'

/** `/admin/tracking/{id}`: the dialog over the list. Closing leads to the list as it was. */
export function ShipmentRoute() {
  const { shipmentId = '' } = useParams()
  const close = useCloseListDialog(paths.tracking)
  useFocusWhenClosed(shipmentButtonId(shipmentId))
  if (!isUuid(shipmentId)) return <ShipmentNotFoundDialog onClose={close} />
  return <ShipmentDialog key={shipmentId} id={shipmentId} onClose={close} />
}

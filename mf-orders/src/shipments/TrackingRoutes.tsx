import { ListWithDialog } from '@loja/ui/lists'
import { ShipmentDialog } from './shipment/ShipmentDialog'
import { ShipmentNotFoundDialog } from './shipment/ShipmentNotFoundDialog'
import { shipmentButtonId } from './shipment-path'
import { TrackingPage } from './TrackingPage'

export { SHIPMENTS } from './queries'

export function TrackingRoutes() {
  return (
    <ListWithDialog
      list={<TrackingPage />}
      Dialog={ShipmentDialog}
      MissingDialog={ShipmentNotFoundDialog}
      openerId={shipmentButtonId}
    />
  )
}

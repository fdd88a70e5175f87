import { paths } from '@loja/platform'
import { ListWithDialog } from '@loja/ui'
import { ShipmentNotFoundDialog } from './shipment/ShipmentNotFoundDialog'
import { ShipmentRoute } from './shipment/ShipmentRoute'
import { TrackingPage } from './TrackingPage'

export function TrackingRoutes() {
  return (
    <ListWithDialog
      path={paths.tracking}
      list={<TrackingPage />}
      Dialog={ShipmentRoute}
      MissingDialog={ShipmentNotFoundDialog}
    />
  )
}

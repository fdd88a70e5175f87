import { NotFound } from '@loja/ui'
import { Outlet, Route, Routes } from 'react-router'
import { ShipmentRoute } from './shipment/ShipmentRoute'
import { TrackingPage } from './TrackingPage'

/** `/admin/tracking`: the list stays as it is while a shipment's dialog lies over it. */
export function TrackingRoutes() {
  return (
    <Routes>
      <Route Component={ListWithShipment}>
        <Route index element={null} />
        <Route path=":shipmentId" Component={ShipmentRoute} />
      </Route>
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

function ListWithShipment() {
  return (
    <>
      <TrackingPage />
      <Outlet />
    </>
  )
}

import { isUuid } from '@loja/domain'
import { paths } from '@loja/platform'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { shipmentButtonId } from '../shipment-path'
import { ShipmentDialog } from './ShipmentDialog'
import { ShipmentNotFoundDialog } from './ShipmentNotFoundDialog'

/** `/admin/tracking/{id}`: the dialog over the list. Closing leads to the list as it was. */
export function ShipmentRoute() {
  const { shipmentId = '' } = useParams()
  const close = useClose()
  useFocusWhenClosed(shipmentId)
  if (!isUuid(shipmentId)) return <ShipmentNotFoundDialog onClose={close} />
  return <ShipmentDialog key={shipmentId} id={shipmentId} onClose={close} />
}

function useClose(): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // Opened from the list, it is a step back: the history does not grow with each shipment that is looked at.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return () => (fromList ? navigate(-1) : navigate({ pathname: paths.tracking, search }, { replace: true }))
}

/** To the row's button; a shipment that is not on the page any more leaves the focus at the page's beginning. */
function useFocusWhenClosed(id: string): void {
  useEffect(
    function returnFocus() {
      return () => {
        const target = document.getElementById(shipmentButtonId(id)) ?? document.querySelector<HTMLElement>('main')
        // After antd's own dialog has let go of the focus.
        requestAnimationFrame(() => target?.focus())
      }
    },
    [id],
  )
}

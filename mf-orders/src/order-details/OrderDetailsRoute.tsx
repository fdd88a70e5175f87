import { isUuid } from '@loja/domain'
import { paths } from '@loja/platform'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { detailsButtonId } from '../order-path'
import { OrderDetailsDialog } from './OrderDetailsDialog'
import { OrderNotFoundDialog } from './OrderNotFoundDialog'

/** `/admin/orders/{id}`: the dialog over the list. Closing leads to the list as it was. */
export function OrderDetailsRoute() {
  const { orderId = '' } = useParams()
  const close = useClose()
  useFocusWhenClosed(orderId)
  if (!isUuid(orderId)) return <OrderNotFoundDialog onClose={close} />
  return <OrderDetailsDialog key={orderId} id={orderId} onClose={close} />
}

function useClose(): () => void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // Opened from the list, it is a step back: the history does not grow with each order that is looked at.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return () => (fromList ? navigate(-1) : navigate({ pathname: paths.orders, search }, { replace: true }))
}

/** To the row's button; an order that is not on the page any more leaves the focus at the page's beginning. */
function useFocusWhenClosed(id: string): void {
  useEffect(
    function returnFocus() {
      return () => {
        const target = document.getElementById(detailsButtonId(id)) ?? document.querySelector<HTMLElement>('main')
        // After antd's own dialog has let go of the focus.
        requestAnimationFrame(() => target?.focus())
      }
    },
    [id],
  )
}

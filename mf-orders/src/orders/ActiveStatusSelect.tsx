import type { OrderListRow } from '@loja/data'
import { ORDER_STATUSES, type OrderStatus } from '@loja/domain'
import { OrderStatusLabel, useIsPhone } from '@loja/ui'
import { Select } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from './messages'
import styles from './OrderStatusSelect.module.css'
import { useUpdateOrderStatus } from './use-update-order-status'

interface Props {
  order: Pick<OrderListRow, 'id' | 'orderNumber' | 'status'>
  startOpen: boolean
  /** The database has answered, and the list was read again. */
  onSettled: () => void
}

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: <OrderStatusLabel status={status} /> }))

/**
 * The select that can be opened. What counts as seen is the status that the row showed then, whatever others make of it
 * meanwhile. While a choice is saved it cannot be opened again; a failure brings the old status back.
 */
export function ActiveStatusSelect({ order, startOpen, onSettled }: Props) {
  const isPhone = useIsPhone()
  const { mutate, isPending, variables } = useUpdateOrderStatus()
  const [open, setOpen] = useState(false)
  const seen = useRef<OrderStatus>(null)
  const changeOpen = (next: boolean) => {
    if (next && isPending) return
    if (next) seen.current = order.status
    setOpen(next)
  }
  const openNow = useEffectEvent(() => changeOpen(true))
  useEffect(
    function openAfterThePress() {
      if (!startOpen) return
      // The press is still on its way to the window, where antd takes it for one outside of the select.
      const timer = setTimeout(openNow)
      return () => clearTimeout(timer)
    },
    [startOpen],
  )
  const choose = (status: OrderStatus) => {
    // One choice for each opening: the second click of a double click finds nothing to choose for.
    if (!seen.current) return
    const change = { id: order.id, seen: seen.current, status }
    seen.current = null
    mutate(change, { onSettled })
  }
  return (
    <Select
      className={styles.select}
      aria-label={messages.statusOf(order.orderNumber)}
      // Not disabled, which would take the focus away.
      aria-disabled={isPending}
      value={isPending ? variables.status : order.status}
      options={OPTIONS}
      variant={isPhone ? 'outlined' : 'borderless'}
      loading={isPending}
      open={open}
      onOpenChange={changeOpen}
      onChange={choose}
    />
  )
}

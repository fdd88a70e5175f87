import { storeDay } from '../format/calendar-day'
import type { OrderMatch } from './order-list-params'
import { orderNumbersIn } from './order-search'
import { toOrderStatus } from './order-status'

/** Whether a filter finds an order, as the database decides it: for an order that arrives live. */
export function isOrderMatch(
  order: { order_number: string; status: string | null; created_at: string },
  { search, status, firstDay, lastDay }: OrderMatch,
): boolean {
  const number = order.order_number.toUpperCase()
  const numbers = orderNumbersIn(search)
  const day = storeDay(new Date(order.created_at))
  return (
    (numbers.length === 0 || numbers.some((part) => number.includes(part.toUpperCase()))) &&
    (status === null || toOrderStatus(order.status) === status) &&
    (firstDay === null || day >= firstDay) &&
    (lastDay === null || day <= lastDay)
  )
}

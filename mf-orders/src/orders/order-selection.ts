import type { OrderListRow, OrderSelection, OrderStatusCounts } from '@loja/data'
import type { OrderMatch, OrderStatus } from '@loja/domain'
import { countSelected, type SelectedRows } from '@loja/ui'

/** Orders that are ticked. */
export type SelectedOrders = SelectedRows<OrderListRow, OrderMatch>

/** What the page shows: the rows that it holds, and how many orders its filter finds. */
export interface SeenOrders {
  rows: readonly Pick<OrderListRow, 'id' | 'status'>[]
  counts: Pick<OrderStatusCounts, 'snapshot'>
  total: number
}

/**
 * The selection as the database takes it, with what was seen of it.
 * @param statusOf the status that the page shows of an order now, if it shows it anywhere: newer than when it was ticked
 */
export function toOrderSelection(
  selected: SelectedOrders,
  { rows, counts, total }: SeenOrders,
  statusOf: (id: string) => OrderStatus | undefined,
): OrderSelection {
  if (selected.kind === 'all') {
    return {
      all: selected.filter,
      except: Object.keys(selected.except),
      expected: countSelected(selected, total),
      snapshot: counts.snapshot,
      seen: Object.fromEntries(rows.map(({ id, status }) => [id, status])),
    }
  }
  const seen = Object.values(selected.rows).map(({ id, status }) => [id, statusOf(id) ?? status])
  return { seen: Object.fromEntries(seen) as Record<string, OrderStatus> }
}

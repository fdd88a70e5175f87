import type { OrderListRow } from '@loja/data'
import type { OrderMatch } from '@loja/domain'
import { useState } from 'react'
import {
  countSelected,
  isOrderSelected,
  NO_ORDERS,
  type SelectedOrders,
  selectionUnder,
  setRowsSelected,
} from './order-selection'

/**
 * The ticked orders. They stay ticked on other pages and under other filters; "all that match" ends with its filter.
 * @param total how many orders the filter finds; absent while that is not known
 */
export function useOrderSelection(match: OrderMatch, rows: OrderListRow[] | undefined, total: number | undefined) {
  const [state, setState] = useState<SelectedOrders>(NO_ORDERS)
  const selected = selectionUnder(state, match)
  const count = countSelected(selected, total ?? 0)
  const pageIsSelected = !!rows?.length && rows.every((row) => isOrderSelected(selected, row))
  return {
    selected,
    count,
    /** Every order on the page is ticked, and there are more. */
    offerAll: pageIsSelected && selected.kind === 'some' && total !== undefined && count < total,
    isSelected: (row: OrderListRow) => isOrderSelected(selected, row),
    onSelect: (ticked: OrderListRow[], on: boolean) => setState(setRowsSelected(selected, ticked, on)),
    selectAll: () => setState({ kind: 'all', match, except: {} }),
    clear: () => setState(NO_ORDERS),
  }
}

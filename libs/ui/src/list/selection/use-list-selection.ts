import { useState } from 'react'
import { useAnnounceWork } from '../../work/use-announce-work'
import {
  countSelected,
  isRowSelected,
  NO_ROWS,
  type SelectedRows,
  selectionUnder,
  setRowsSelected,
} from './list-selection'

/**
 * The ticked rows. They stay ticked on other pages and under other filters; "all that match" ends with its filter.
 * @param filter what the list shows
 * @param total how many rows the filter finds; absent while that is not known
 */
export function useListSelection<Row extends { id: string }, Filter extends object>(
  filter: Filter,
  rows: readonly { id: string }[] | undefined,
  total: number | undefined,
) {
  const [state, setState] = useState<SelectedRows<Row, Filter>>(NO_ROWS)
  const selected = selectionUnder(state, filter)
  const count = countSelected(selected, total ?? 0)
  useAnnounceWork('selection', count > 0)
  const pageIsSelected = !!rows?.length && rows.every((row) => isRowSelected(selected, row))
  return {
    selected,
    count,
    /** "All that match" was selected under another filter, and nothing since. */
    isDropped: state.kind === 'all' && selected === NO_ROWS,
    /** Every row of the page is ticked, and there are more. */
    offerAll: pageIsSelected && selected.kind === 'some' && total !== undefined && count < total,
    isSelected: (row: { id: string }) => isRowSelected(selected, row),
    onSelect: (ticked: readonly Row[], on: boolean) =>
      setState((current) => setRowsSelected(selectionUnder(current, filter), ticked, on)),
    /** @param wanted the filter that the list shows next, when that is another one */
    selectAll: (wanted = filter) => setState({ kind: 'all', filter: wanted, except: {} }),
    clear: () => setState(NO_ROWS),
  }
}

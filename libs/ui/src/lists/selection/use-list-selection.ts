import { useState } from 'react'
import { useAnnounceWork } from '../../parts/work/use-announce-work'
import {
  countSelected,
  isRowSelected,
  NO_ROWS,
  type SelectedRows,
  selectionUnder,
  setRowsSelected,
} from './list-selection'

/** The ticked rows. They stay under other filters; "all" ends with its filter. @param total absent until it is known */
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
    isDropped: state.kind === 'all' && selected === NO_ROWS,
    offerAll: pageIsSelected && selected.kind === 'some' && total !== undefined && count < total,
    isSelected: (row: { id: string }) => isRowSelected(selected, row),
    onSelect: (ticked: readonly Row[], on: boolean) =>
      setState((current) => setRowsSelected(selectionUnder(current, filter), ticked, on)),
    selectAll: (wanted = filter) => setState({ kind: 'all', filter: wanted, except: {} }),
    clear: () => setState(NO_ROWS),
  }
}

import type { ShipmentSort } from '@loja/domain'

/** The order of the rows: by when something last happened. */
export interface ByMovement {
  sort: ShipmentSort
  onSort: (sort: ShipmentSort) => void
}

/** As the list draws it, by the heading of the column that shows the moment. */
export function movementSort(key: string, sort: ShipmentSort, onSort: ByMovement['onSort']) {
  return {
    key,
    direction: sort === 'moved_asc' ? ('asc' as const) : ('desc' as const),
    onSort: (_: string, direction: 'asc' | 'desc') => onSort(`moved_${direction}`),
  }
}

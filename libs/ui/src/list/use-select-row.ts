import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ListSelection } from './list-field'

/** Ticks one row. The same function for every draw, so that a tick elsewhere draws no other row again. */
export type SelectRow<Row> = (row: Row, selected: boolean) => void

/** Returns nothing when rows cannot be ticked. */
export function useSelectRow<Row>(selection: ListSelection<Row> | undefined): SelectRow<Row> | undefined {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  const select = useCallback<SelectRow<Row>>((row, selected) => latest.current?.onSelect([row], selected), [])
  return selection && select
}

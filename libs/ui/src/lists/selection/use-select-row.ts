import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ListSelection, SelectRow } from '../rows/list-field'

export function useSelectRow<Row>(selection: ListSelection<Row> | undefined): SelectRow<Row> | undefined {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  const select = useCallback<SelectRow<Row>>((row, selected) => latest.current?.onSelect([row], selected), [])
  return selection && select
}

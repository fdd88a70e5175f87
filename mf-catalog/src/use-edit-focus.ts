import { useLayoutEffect, useRef } from 'react'

/** For a value that is a button until it is edited: keeps the focus in its cell when one replaces the other. */
export function useEditFocus(isOpen: boolean) {
  const cell = useRef<HTMLDivElement>(null)
  const restoresFocus = useRef(false)
  useLayoutEffect(
    function handFocusOver() {
      if (restoresFocus.current) cell.current?.querySelector<HTMLElement>('input, button')?.focus()
      cell.current?.querySelector('input')?.select()
      restoresFocus.current = false
    },
    // Once on opening and once on closing, whatever else renders the row.
    [isOpen],
  )
  const keepFocus = (isOpening: boolean) => {
    restoresFocus.current = isOpening || !!cell.current?.contains(document.activeElement)
  }
  return { cell, keepFocus }
}

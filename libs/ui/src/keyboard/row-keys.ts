import type { KeyboardEvent } from 'react'
import { neighbourIn } from '../dialog/focus-places'

/** Elements with their own arrow keys. */
const OWN_ARROWS = '[role=combobox], input:not([type=checkbox]), textarea, select'

/** Up and down move to the same control of the next row. */
export function moveToNeighbourRow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
  const { target } = event
  if (!(target instanceof HTMLElement) || target.matches(OWN_ARROWS)) return
  const neighbour = neighbourIn(target, step)
  if (!neighbour) return
  event.preventDefault()
  neighbour.focus()
}

/** Moves to the same control of the next (`step` 1) or previous (-1) row. @param selector one control per row */
export function goToRow(step: 1 | -1, selector: string): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('tr, li')?.querySelector(selector)) {
    neighbourIn(activeElement, step)?.focus()
    return
  }
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
  controls.at(step === 1 ? 0 : -1)?.focus()
}

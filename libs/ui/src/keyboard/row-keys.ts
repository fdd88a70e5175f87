import type { KeyboardEvent } from 'react'
import { neighbourIn } from '../feedback/focus-places'

/** Opens on these keys itself, or moves the caret. */
const OWN_ARROWS = '[role=combobox], input:not([type=checkbox]), textarea, select'

/**
 * Up and down go to the same control of the row above or below; for `onKeyDown` around a list. The space bar ticks, as it
 * does in every checkbox.
 */
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

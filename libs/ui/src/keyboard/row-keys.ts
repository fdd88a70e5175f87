import type { KeyboardEvent } from 'react'
import { neighbourIn } from '../dialog/focus-places'

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

/**
 * From a row to the same control of the next one (`step` 1) or the one before (-1), and to the first or the last row from
 * elsewhere; for keys that go through a list from anywhere in its page.
 * @param selector finds one control in each row
 */
export function goToRow(step: 1 | -1, selector: string): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('tr, li')?.querySelector(selector)) {
    neighbourIn(activeElement, step)?.focus()
    return
  }
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
  controls.at(step === 1 ? 0 : -1)?.focus()
}

import type { MouseEvent } from 'react'
import { ROW } from './row-keys'

/** With a use of their own, and the cell around a tick box. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=combobox], td:has(input[type=checkbox])'

const OPENER = '[data-open], a:not([target])'

/** The box of a card, while cards are selected. */
const boxOf = (row: HTMLElement) => (row.matches('li') ? row.querySelector<HTMLElement>('input[type=checkbox]') : null)

export function isRowControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null && !target.closest(OPENER)
}

/** The browser closes the field before the click arrives. */
let wasTypedIn = false

/**
 * A click on a row opens it; the keyboard has Enter and the row's own button or link.
 * While cards are selected, all this ticks the card instead.
 */
export const rowClicks = {
  onMouseDown() {
    wasTypedIn = document.activeElement?.matches(`${ROW} input:not([type=checkbox])`) ?? false
  },
  onClickCapture(event: MouseEvent<HTMLElement>) {
    const { target, currentTarget: row } = event
    const box = boxOf(row)
    if (!box || !(target instanceof Element) || !row.contains(target) || !target.closest(OPENER)) return
    event.preventDefault()
    event.stopPropagation()
    box.click()
  },
  onClick({ target, currentTarget: row, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>) {
    if (ctrlKey || metaKey || shiftKey || altKey || wasTypedIn || `${getSelection()}` !== '') return
    // Clicks in a menu or select of the row arrive here too.
    if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return
    const of = (selector: string) => row.querySelector<HTMLElement>(selector)
    const opener = boxOf(row) ?? of('[data-open]') ?? of('a:not([target])')
    opener?.click()
  },
}

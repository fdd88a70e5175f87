import type { MouseEvent } from 'react'
import { ROW } from './row-keys'

/** With a use of their own, and the cell around a tick box. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=combobox], td:has(input[type=checkbox])'

/** The browser closes the field before the click arrives. */
let wasTypedIn = false

/**
 * A click on a row opens it; the keyboard has Enter and the row's own button or link.
 * A card is ticked instead while cards are selected.
 */
export const rowClicks = {
  onMouseDown() {
    wasTypedIn = document.activeElement?.matches(`${ROW} input:not([type=checkbox])`) ?? false
  },
  onClick({ target, currentTarget: row, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>) {
    if (ctrlKey || metaKey || shiftKey || altKey || wasTypedIn || `${getSelection()}` !== '') return
    // Clicks in a menu or select of the row arrive here too.
    if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return
    const of = (selector: string) => row.querySelector<HTMLElement>(selector)
    const box = row.matches('li') ? of('input[type=checkbox]') : null
    const opener = box ?? of('[data-open]') ?? of('a:not([target])')
    opener?.click()
  },
}

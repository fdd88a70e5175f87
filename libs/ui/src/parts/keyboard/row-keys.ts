import { neighbourIn } from './focus-places'

export const ROW = '[data-row]'
const OWN_ARROWS = '[role=combobox], input:not([type=checkbox]), textarea, select'
const STATUS = '[data-field="status"] [role=combobox]'
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** Moves between rows, or presses a control of the focused one. @returns whether the key had a use */
export function pressRowKey({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>, target: HTMLElement): boolean {
  const name = key.length > 1 ? key : key.toLowerCase()
  const step = STEPS[name]
  if (step) return isFree(name, target) && moveRow(target, step)
  const row = target.closest<HTMLElement>(ROW)
  const control = row && !repeat ? controlOf(name, row, row === target) : null
  control?.click()
  return !!control
}

function controlOf(key: string, row: HTMLElement, isRow: boolean): HTMLElement | null {
  if (/^[a-z]$/.test(key)) return row.querySelector(key === 's' ? STATUS : `[aria-keyshortcuts="${key.toUpperCase()}"]`)
  // A focused control uses them itself.
  if (!isRow) return null
  if (key === ' ') return row.querySelector('input[type=checkbox]')
  return key === 'Enter' ? firstAction(row) : null
}

/** Arrow keys scroll the page while another element has the focus. */
function isFree(key: string, target: HTMLElement): boolean {
  if (!key.startsWith('Arrow')) return true
  return !target.matches(OWN_ARROWS) && (target.closest(ROW) !== null || target.matches('body, main'))
}

function moveRow(target: HTMLElement, step: 1 | -1): boolean {
  const row = target.closest<HTMLElement>(ROW)
  const next = row
    ? (neighbourIn(target, step) ?? (step > 0 ? row.nextElementSibling : row.previousElementSibling))
    : [...document.querySelectorAll(ROW)].at(step > 0 ? 0 : -1)
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}

function firstAction(row: HTMLElement): HTMLElement | null {
  const of = (selector: string) => row.querySelector<HTMLElement>(selector)
  return of('[data-open]') ?? of('[data-field="actions"] :is(a, button)') ?? of('a')
}

import { neighbourIn } from './focus-places'

export const ROW = '[data-row]'
/** Elements with their own arrow keys. */
const OWN_ARROWS = '[role=combobox], input:not([type=checkbox]), textarea, select'
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** Moves between rows, ticks the focused one, or opens it. @returns whether the key had a use */
export function pressRowKey(key: string, target: HTMLElement): boolean {
  const step = STEPS[key]
  if (step) return isFree(key, target) && moveRow(target, step)
  if (!target.matches(ROW)) return false
  const control =
    key === ' '
      ? target.querySelector<HTMLElement>('input[type=checkbox]')
      : key === 'Enter'
        ? firstAction(target)
        : null
  control?.click()
  return control !== null
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

const CONTROL = 'button, input, select, textarea, a[href], [tabindex="0"]'
const PLACE = '[tabindex="-1"]:not(main)'
const ROW = 'tr, li'

/** The same control, or the row itself, of the rows after and before; nearest first. */
export function findNeighbours(element: HTMLElement | null): HTMLElement[] {
  const row = element?.closest(ROW)
  if (!element || !row?.parentElement) return []
  const rows = [...row.parentElement.children]
  const own = rows.indexOf(row)
  return [...rows.slice(own + 1), ...rows.slice(0, own).reverse()].flatMap(
    (other) => counterpart(element, row, other) ?? [],
  )
}

export function neighbourIn(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = element.closest(ROW)
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return row && next ? counterpart(element, row, next) : undefined
}

function counterpart(element: HTMLElement, row: Element, other: Element): HTMLElement | undefined {
  return element === row ? (other as HTMLElement) : controlsIn(other)[controlsIn(row).indexOf(element)]
}

export function pathToRoot(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement ?? null
  return parent ? [parent, ...pathToRoot(parent)] : []
}

/** Focuses the first usable candidate once the removed element has released the focus. */
export function focusWhenLost(candidates: HTMLElement[]): void {
  queueMicrotask(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const target = candidates.find((element) => element.isConnected && element.matches(`${CONTROL}, ${PLACE}`))
    const last = document.querySelector<HTMLElement>('search') ?? document.querySelector<HTMLElement>('main')
    // A page that was opened from a row is read from its top.
    ;(target ?? last)?.focus({ preventScroll: !target })
  })
}

function controlsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)]
}

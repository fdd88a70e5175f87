const CONTROL = 'button, input, select, textarea, a[href], [tabindex="0"]'
/** No control, but it may hold the focus for a while: a toolbar, the filters, a dialog. The page itself comes last. */
const PLACE = '[tabindex="-1"]:not(main)'
const ROW = 'tr, li'

/** The controls that stand in the rows after and before as `element` stands in its own; nearest first. */
export function findNeighbours(element: HTMLElement | null): HTMLElement[] {
  const row = element?.closest(ROW)
  if (!element || !row?.parentElement) return []
  const at = controlsIn(row).indexOf(element)
  const rows = [...row.parentElement.children]
  const own = rows.indexOf(row)
  return [...rows.slice(own + 1), ...rows.slice(0, own).reverse()].flatMap((other) => controlsIn(other)[at] ?? [])
}

/** The control that stands in the next row (`step` 1) or the one before (-1) as `element` stands in its own. */
export function neighbourIn(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = element.closest(ROW)
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return row && next ? controlsIn(next)[controlsIn(row).indexOf(element)] : undefined
}

/** The elements around `element`, nearest first. */
export function pathToRoot(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement ?? null
  return parent ? [parent, ...pathToRoot(parent)] : []
}

/**
 * Focuses the first of these that is still in the page and can hold the focus, or else the filters, or the page. After
 * whatever is being removed has let go of the focus, and only if nothing else took it.
 */
export function focusWhenLost(candidates: HTMLElement[]): void {
  queueMicrotask(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const target = candidates.find((element) => element.isConnected && element.matches(`${CONTROL}, ${PLACE}`))
    const last = document.querySelector<HTMLElement>('search') ?? document.querySelector<HTMLElement>('main')
    ;(target ?? last)?.focus()
  })
}

function controlsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)]
}

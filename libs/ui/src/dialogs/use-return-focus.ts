import { type RefObject, useLayoutEffect, useState } from 'react'
import { findNeighbours, focusWhenLost, pathToRoot } from '../parts/keyboard/focus-places'

interface Opener {
  element: HTMLElement | null
  ancestors: HTMLElement[]
  neighbours: HTMLElement[]
  outer: Opener | null
}

let innermost: Opener | null = null

/** Returns the focus to the opener, else a neighbouring row, else the surroundings. A following dialog inherits it. */
export function useReturnFocus(): void {
  const [opener] = useState(rememberOpener)
  useLayoutEffect(
    function returnFocusWhenUnmounted() {
      innermost = opener
      return () => {
        if (innermost === opener) innermost = opener.outer
        // The opener's row may disappear with the dialog, or before it.
        const neighbours = findNeighbours(opener.element)
        focusWhenLost(candidates(opener, neighbours.length > 0 ? neighbours : opener.neighbours))
      }
    },
    [opener],
  )
}

export function useLeaveFocusToNeighbour(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    function leaveFocusWhenUnmounted() {
      const element = row.current
      return () => {
        const { activeElement } = document
        if (!(activeElement instanceof HTMLElement) || !element?.contains(activeElement)) return
        focusWhenLost([...findNeighbours(activeElement), ...pathToRoot(element)])
      }
    },
    [row],
  )
}

function rememberOpener(): Opener {
  const element = document.activeElement instanceof HTMLElement ? document.activeElement : null
  return { element, ancestors: pathToRoot(element), neighbours: findNeighbours(element), outer: innermost }
}

function candidates({ element, ancestors, outer }: Opener, neighbours: HTMLElement[]): HTMLElement[] {
  return [...(element ? [element] : []), ...neighbours, ...ancestors, ...(outer ? candidates(outer, []) : [])]
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { findNeighbours, focusWhenLost, pathToRoot } from './focus-places'

/** What had the focus when a dialog opened, and where it stood. */
interface Opener {
  element: HTMLElement | null
  ancestors: HTMLElement[]
  /** What opened the dialog that this one lies over or follows. */
  outer: Opener | null
}

let innermost: Opener | null = null

/**
 * Brings the focus back when the dialog that calls this is unmounted: to what opened it; when that is gone, to the same
 * control of a neighbouring row, to the place where it stood, or to the filters. A dialog that follows another one in
 * the same moment inherits what opened the first. Nothing is taken from who has the focus by then.
 */
export function useReturnFocus(): void {
  // While it is rendered the first time nothing inside the dialog has taken the focus yet.
  const [opener] = useState(rememberOpener)
  useLayoutEffect(
    function returnFocusWhenUnmounted() {
      innermost = opener
      return () => {
        if (innermost === opener) innermost = opener.outer
        // The row that holds the opener may go together with the dialog: now it is still there.
        focusWhenLost([...candidates(opener, findNeighbours(opener.element))])
      }
    },
    [opener],
  )
}

/** Hands the focus to the row after or before when this row is taken away with the focus in it. */
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
  return { element, ancestors: pathToRoot(element), outer: innermost }
}

function candidates({ element, ancestors, outer }: Opener, neighbours: HTMLElement[]): HTMLElement[] {
  return [...(element ? [element] : []), ...neighbours, ...ancestors, ...(outer ? candidates(outer, []) : [])]
}

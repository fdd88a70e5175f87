import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Router key of the address that was loaded or reloaded. */
const loadedKey = (history.state as { key?: string } | null)?.key ?? 'default'

/** After navigation focuses the page's heading, unless the page itself or its dialog took the focus. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  const seen = useRef<string | null>(null)
  useEffect(
    function moveFocusToHeading() {
      const isLoaded = seen.current === null && key === loadedKey
      if (seen.current === pathname) return
      seen.current = pathname
      const place = main.current
      const focused = document.activeElement
      // A closed dialog may have left the focus to the place itself.
      if (!place || isLoaded || (focused !== place && place.contains(focused))) return
      if (focused?.closest('[aria-modal="true"]')) return
      place.focus({ preventScroll: true })
      let heading = focusHeading(place)
      const observer = new MutationObserver(() => {
        const { activeElement } = document
        // The page replaced its placeholder with the focused heading.
        const wasReplaced = heading && !heading.isConnected && activeElement === document.body
        if (wasReplaced || (!heading && activeElement === place)) heading = focusHeading(place)
        else if (activeElement !== (heading ?? place)) observer.disconnect()
      })
      observer.observe(place, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [main, pathname, key],
  )
}

function focusHeading(place: HTMLElement): HTMLElement | null {
  const heading = place.querySelector('h1')
  if (!heading) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

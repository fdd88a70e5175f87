import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The router's key of the address that the page was loaded at; a reload finds the one it had. */
const loadedKey = (history.state as { key?: string } | null)?.key ?? 'default'

/**
 * After a change of page the focus goes to its heading, which a screen reader then reads, and from which the keyboard
 * goes on. A page that was loaded anew keeps the browser's own start, and a page that takes the focus keeps it.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  const seen = useRef<string | null>(null)
  useEffect(
    function moveFocusToHeading() {
      const isLoaded = seen.current === null && key === loadedKey
      if (seen.current === pathname) return
      seen.current = pathname
      const place = main.current
      if (!place || isLoaded || place.contains(document.activeElement)) return
      place.focus({ preventScroll: true })
      // Null while the page's module is still on its way.
      let heading = focusHeading(place)
      const observer = new MutationObserver(() => {
        const { activeElement } = document
        // The page has put its content in the place of its placeholder, whose heading had the focus.
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

import { type RefObject, useEffect } from 'react'

/** A page that draws nothing for this long has failed, though nothing was thrown. */
const EMPTY_MS = 10_000
const LOOK_EVERY_MS = 2_000
/** What a page may show without a word: pictures, fields, and what waits for data. */
const CONTENT = 'img, svg, canvas, video, input, button, [role], [aria-label], [aria-busy], [class*="skeleton"]'

/** Calls `onEmpty` when the place has shown nothing for ten seconds, after a module has loaded or later. */
export function useEmptyPage(place: RefObject<HTMLElement | null>, onEmpty: (error: Error) => void): void {
  useEffect(
    function lookForContent() {
      let looks = 0
      const timer = setInterval(() => {
        looks = place.current && isEmpty(place.current) ? looks + 1 : 0
        if (looks * LOOK_EVERY_MS < EMPTY_MS) return
        clearInterval(timer)
        onEmpty(Object.assign(new Error('the page stayed empty'), { name: 'EmptyPage' }))
      }, LOOK_EVERY_MS)
      return () => clearInterval(timer)
    },
    [place, onEmpty],
  )
}

function isEmpty(place: HTMLElement): boolean {
  return place.textContent.trim() === '' && place.querySelector(CONTENT) === null
}

import { type RefObject, useEffect } from 'react'

/** After this a module counts as failed, though it threw nothing. */
const EMPTY_MS = 10_000
const LOOK_EVERY_MS = 2_000
/** Content without text. */
const CONTENT = 'img, svg, canvas, video, input, button, [role], [aria-label], [aria-busy], [class*="skeleton"]'

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

import { useLayoutEffect } from 'react'

/** A layout effect, so that `NotFound` in a module can override it. */
export function useDocumentTitle(page: string, storeName: string): void {
  useLayoutEffect(
    function nameThePage() {
      document.title = `${page} · ${storeName}`
    },
    [page, storeName],
  )
}

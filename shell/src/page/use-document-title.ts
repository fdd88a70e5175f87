import { useLayoutEffect } from 'react'

/**
 * Names the page in the browser's tab and history, e.g. `Pedidos · Loja`. Before the effects of what is in the page:
 * `NotFound` inside of a module has the last word.
 */
export function useDocumentTitle(page: string, storeName: string): void {
  useLayoutEffect(
    function nameThePage() {
      document.title = `${page} · ${storeName}`
    },
    [page, storeName],
  )
}

import { getPlatformConfig } from '@loja/platform'
import { useLayoutEffect } from 'react'

/**
 * Names the page in the browser's tab and history, e.g. `Pedidos · Loja`. Before the effects of what is in the page:
 * `NotFound` inside of a module has the last word.
 */
export function useTitle(page: string): void {
  useLayoutEffect(
    function nameThePage() {
      document.title = `${page} · ${getPlatformConfig().storeName}`
    },
    [page],
  )
}

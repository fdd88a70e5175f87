import { getPlatformConfig } from '@loja/platform'
import { useEffect } from 'react'

/** Names the page in the browser's tab and history, e.g. `Pedidos · Loja`. */
export function useTitle(page: string): void {
  useEffect(
    function nameThePage() {
      document.title = `${page} · ${getPlatformConfig().storeName}`
    },
    [page],
  )
}

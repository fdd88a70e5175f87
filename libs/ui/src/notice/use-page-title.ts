import { getPlatformConfig } from '@loja/platform'
import { useEffect } from 'react'

/** Names the browser's tab while a page inside of a module is shown, e.g. `Novo produto · Loja`; the shell names the rest. */
export function usePageTitle(page: string): void {
  useEffect(
    function nameThePage() {
      const before = document.title
      const title = `${page} · ${getPlatformConfig().storeName}`
      document.title = title
      return () => {
        // Unless the next page has named itself.
        if (document.title === title) document.title = before
      }
    },
    [page],
  )
}

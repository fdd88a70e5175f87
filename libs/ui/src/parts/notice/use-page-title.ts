import { getPlatformConfig } from '@loja/platform'
import { useEffect } from 'react'

export function usePageTitle(page: string): void {
  useEffect(
    function nameThePage() {
      const before = document.title
      const title = `${page} · ${getPlatformConfig().storeName}`
      document.title = title
      return () => {
        // Unless the next page has set a title. The shell may put news before it.
        if (document.title.endsWith(title)) document.title = before
      }
    },
    [page],
  )
}

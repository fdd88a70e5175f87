import type { PageModules } from '@loja/federation'
import type { Signal } from '@loja/platform/shell'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Mounted } from './mounted'
import type { PageMenu } from './page-menu'

interface ReleasesOfPage {
  page: PageModules
  menu: PageMenu
  mounted: Mounted
  /** Whether the first module, or the reason why it is missing, has been shown. */
  settled: Signal<boolean>
  shellRelease: string
}

export const ReleaseContext = createContext<ReleasesOfPage | null>(null)

/** Rerenders when anything about releases changes. */
export function useReleases(): ReleasesOfPage {
  const releases = useContext(ReleaseContext)
  if (!releases) throw new Error('outside of ReleaseContext')
  const { page } = releases
  useSyncExternalStore(page.subscribe, page.revision)
  return releases
}

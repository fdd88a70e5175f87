import type { PageModules } from '@loja/federation'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Mounted } from './mounted'
import type { PageMenu } from './page-menu'

interface ReleasesOfPage {
  page: PageModules
  menu: PageMenu
  mounted: Mounted
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

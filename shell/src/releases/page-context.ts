import type { PageModules } from '@loja/federation'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Mounted } from './mounted'

interface ReleasesOfPage {
  page: PageModules
  mounted: Mounted
  /** Release of the shell that this page is of. */
  shellRelease: string
}

export const ReleaseContext = createContext<ReleasesOfPage | null>(null)

/** What the page knows of releases; who uses it draws again when any of it changes. */
export function useReleases(): ReleasesOfPage {
  const releases = useContext(ReleaseContext)
  if (!releases) throw new Error('outside of ReleaseContext')
  const { page } = releases
  useSyncExternalStore(page.subscribe, page.revision)
  return releases
}

import { useReleases } from './page-context'

/** Forgets the releases that the tab is pinned to, and loads the page with everybody's. */
export function useRestore(): () => void {
  const { overrides } = useReleases().page
  return () => {
    overrides.reset()
    location.reload()
  }
}

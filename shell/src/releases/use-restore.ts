import { useReleases } from './page-context'

/** Removes the pins of this tab and reloads. */
export function useRestore(): () => void {
  const { overrides } = useReleases().page
  return () => {
    overrides.reset()
    location.reload()
  }
}

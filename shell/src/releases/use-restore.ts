import { useReleases } from './page-context'

export function useRestore(): () => void {
  const { overrides } = useReleases().page
  return () => {
    overrides.reset()
    location.reload()
  }
}

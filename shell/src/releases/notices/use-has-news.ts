import { useSyncExternalStore } from 'react'
import { useReleases } from '../page-context'

export function useHasNews(): boolean {
  const { page, menu, mounted, shellRelease } = useReleases()
  const changes = useSyncExternalStore(menu.changes.subscribe, menu.changes.get)
  const remote = useSyncExternalStore(mounted.subscribe, mounted.get)
  const { client, loader, overrides } = page
  const known = client.known()
  const choice = remote && loader.choose(remote.section)
  return (
    Object.keys(overrides.current()).length > 0 ||
    overrides.refused().length > 0 ||
    Object.keys(overrides.asked()).length > 0 ||
    page.tampered().length > 0 ||
    (known !== null && known.origin !== 'live') ||
    (known?.registry.shell !== undefined && known.registry.shell.active !== shellRelease) ||
    changes.length > 0 ||
    (remote !== null && choice === null) ||
    choice?.state === 'disabled' ||
    (choice?.state === 'released' && choice.release.version !== remote?.release.version)
  )
}

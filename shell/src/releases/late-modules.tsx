import { openPageModules } from '@loja/federation/loader'
import { getPlatformConfig } from '@loja/platform'
import { BUNDLED_OFFER, CONTRACT_VERSION, createSignal, getReporter, getStoredUserId } from '@loja/platform/shell'
import type { createStore } from 'jotai'
import { Counters } from '../counters/Counters'
import type { LateModules } from '../modules/open-modules'
import { provideModules } from '../provided/modules'
import { followMenu } from './follow-menu'
import type { MountedRemote } from './mounted'
import { ReleaseNotices } from './notices/ReleaseNotices'
import { ReleaseContext } from './page-context'
import { RemoteSlot } from './RemoteSlot'

/** Version served by a dev server (rsbuild.base.ts). */
const DEVELOPMENT_RELEASE = '0.0.0-dev'

/** Called once. @param early text of the registry, already requested */
export function openLateModules(early: Promise<string>, store: ReturnType<typeof createStore>): LateModules {
  const { telemetryUrl, localModulePorts = [] } = getPlatformConfig()
  const page = openPageModules({
    contract: CONTRACT_VERSION,
    provided: provideModules(__SHARED_VERSIONS__),
    userId: getStoredUserId,
    telemetryUrl,
    reporter: getReporter,
    development: __RELEASE__ === DEVELOPMENT_RELEASE,
    localPorts: localModulePorts,
    early,
    bundled: BUNDLED_OFFER,
  })
  const mounted = createSignal<MountedRemote | null>(null)
  const context = { page, menu: followMenu(page, store), mounted, shellRelease: __RELEASE__ }
  return {
    load: page.loader.load,
    RemoteSlot: (props) => (
      <ReleaseContext value={context}>
        <RemoteSlot {...props} />
      </ReleaseContext>
    ),
    ReleaseNotices: () => (
      <ReleaseContext value={context}>
        <ReleaseNotices />
      </ReleaseContext>
    ),
    Counters,
  }
}

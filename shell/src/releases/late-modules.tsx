import { openPageModules } from '@loja/federation/loader'
import { getPlatformConfig } from '@loja/platform'
import { CONTRACT_VERSION, createSignal, getReporter, getStoredUserId } from '@loja/platform/shell'
import { declarePart } from '@loja/ui/late'
import type { createStore } from 'jotai'
import type { LateModules } from '../modules/open-modules'
import { EarlierNotices } from '../provided/EarlierNotices'
import { provideModules } from '../provided/modules'
import { LateWork } from './LateWork'
import type { MountedRemote } from './mounted'
import { ReleaseNotices } from './notices/ReleaseNotices'
import { ReleaseContext } from './page-context'
import { createPageMenu } from './page-menu'
import { RemoteSlot } from './RemoteSlot'

/** Version served by a dev server (rsbuild.base.ts). */
const DEVELOPMENT_RELEASE = '0.0.0-dev'

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
  })
  const mounted = createSignal<MountedRemote | null>(null)
  const menu = createPageMenu()
  const lateParts = declarePart(async () => {
    const { LateParts, followMenu } = await import(/* webpackChunkName: "late-parts" */ './late-parts')
    followMenu(page, menu, store)
    return LateParts
  })
  const context = { page, menu, mounted, shellRelease: __RELEASE__ }
  return {
    load: page.loader.load,
    RemoteSlot: (props) => (
      <ReleaseContext value={context}>
        <EarlierNotices>
          <RemoteSlot {...props} />
        </EarlierNotices>
      </ReleaseContext>
    ),
    ReleaseNotices: () => (
      <ReleaseContext value={context}>
        <ReleaseNotices />
      </ReleaseContext>
    ),
    LateWork: () => (
      <ReleaseContext value={context}>
        <LateWork part={lateParts} />
      </ReleaseContext>
    ),
  }
}

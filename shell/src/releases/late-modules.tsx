import { openPageModules } from '@loja/federation/loader'
import { getPlatformConfig } from '@loja/platform'
import { CONTRACT_VERSION, createSignal, getReporter, getStoredUserId } from '@loja/platform/shell'
import { whenIdle } from '@loja/ui'
import type { createStore } from 'jotai'
import { Counters } from '../counters/Counters'
import type { LateModules } from '../modules/open-modules'
import { provideModules } from '../provided/modules'
import type { MountedRemote } from './mounted'
import { ReleaseNotices } from './notices/ReleaseNotices'
import { ReleaseContext } from './page-context'
import { createPageMenu } from './page-menu'
import { RemoteSlot } from './RemoteSlot'

/** Version served by a dev server (rsbuild.base.ts). */
const DEVELOPMENT_RELEASE = '0.0.0-dev'

/** Lets the page load first: until then the stored menu is drawn. */
const AFTER_PAGE_MS = 2_000
const RETRY_MS = 60_000

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
  })
  const mounted = createSignal<MountedRemote | null>(null)
  const menu = createPageMenu()
  const followAfter = (ms: number) => {
    const follow = async () => {
      const { followMenu } = await import(/* webpackChunkName: "follow-menu" */ './follow-menu')
      followMenu(page, menu, store)
    }
    const retry = (error: unknown) => {
      console.warn('[menu]', error)
      followAfter(RETRY_MS)
    }
    setTimeout(() => whenIdle(() => void follow().catch(retry)), ms)
  }
  followAfter(AFTER_PAGE_MS)
  const context = { page, menu, mounted, shellRelease: __RELEASE__ }
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

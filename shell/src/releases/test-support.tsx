import { renderPage } from '@loja/component-testing'
import type { LoadedRemote, PageModules, Registry, ReleaseResolution, ResolvedRemote } from '@loja/federation'
import { getOffer } from '@loja/platform'
import { createSignal } from '@loja/platform/shell'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { MountedRemote } from './mounted'
import { ReleaseContext } from './page-context'
import { createPageMenu } from './page-menu'

export const SECTION = '/admin/orders'

export function buildRelease(version: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote {
  return { name: 'mf-orders', version, source: 'active', address: `/r/mf-orders/${version}/release.json`, ...more }
}

export const released = (release: ResolvedRemote): ReleaseResolution => ({ state: 'released', release })

export function buildRemote(release: ResolvedRemote, draw: () => ReactNode): LoadedRemote {
  const { name, version } = release
  const meta = { name, version, contract: '^3.0.0', routes: [SECTION] }
  return { release, basePath: SECTION, module: { default: () => <>{draw()}</>, meta } }
}

const bundled = getOffer().get()

export function buildPage() {
  const registry: Registry = {
    schema: 1,
    rev: 12,
    remotes: {
      'mf-orders': {
        routes: [SECTION],
        active: '2',
        previous: ['1'],
        enabled: true,
        locked: 'inventário',
        canary: { version: '3', users: ['u9'] },
        rolledBack: [
          { version: '0', by: 'Ana Souza', at: '2026-11-21T15:00:00Z', reason: 'totais errados' },
          { version: '00', at: '2026-11-20T15:00:00Z', reason: 'failed', failures: { affected: 6, accounts: 20 } },
        ],
      },
    },
    releases: Object.fromEntries(
      ['1', '2', '3'].map((version) => [
        `mf-orders@${version}`,
        {
          contract: '^3.0.0',
          builtAt: `2026-11-0${version}T12:00:00Z`,
          commit: 'faa58e2',
          releasedBy: 'Ana Souza',
          releasedAt: '2026-11-22T02:30:00Z',
          team: 'pedidos',
          ...(version === '1' ? {} : { note: `nota ${version}` }),
        },
      ]),
    ),
  }
  const revision = createSignal(0)
  const state = {
    known: { registry, origin: 'live' } as ReturnType<PageModules['client']['known']>,
    choice: released(buildRelease('1')) as ReleaseResolution | null,
    tampered: [] as string[],
    pinned: {} as Record<string, string>,
    refused: [] as string[],
    asked: {} as Record<string, string>,
    answer: vi.fn<(isAllowed: boolean) => void>(),
    load: vi.fn<() => Promise<LoadedRemote | null>>(),
    loaded: vi.fn<() => LoadedRemote | null>(() => null),
    lastLoaded: vi.fn<() => LoadedRemote | null>(() => null),
    shown: vi.fn(),
    broke: vi.fn(),
    pageCode: vi.fn(async () => undefined),
    refresh: vi.fn(async () => true),
    pin: vi.fn<(name: string, version: string) => void>(),
  }
  const page: PageModules = {
    loader: {
      load: () => state.load(),
      loaded: () => state.loaded(),
      lastLoaded: () => state.lastLoaded(),
      choose: () => state.choice,
      chooseAll: (): Record<string, ReleaseResolution> => (state.choice ? { 'mf-orders': state.choice } : {}),
      records: () => ({ 'mf-orders': { version: '1', source: 'active', ms: 321, error: 'timeout' } }),
      shown: state.shown,
      broke: state.broke,
      pageCode: state.pageCode,
    },
    client: {
      known: () => state.known,
      get: () => Promise.reject(new Error('not asked for here')),
      refresh: state.refresh,
    },
    overrides: {
      ready: Promise.resolve(),
      current: () => state.pinned,
      refused: () => state.refused,
      asked: () => state.asked,
      answer: state.answer,
      pin: state.pin,
      reset: vi.fn(),
    },
    tampered: () => state.tampered,
    revision: revision.get,
    subscribe: revision.subscribe,
  }
  return {
    state,
    page,
    registry,
    change(next: Partial<typeof state>) {
      Object.assign(state, next)
      revision.set(revision.get() + 1)
    },
  }
}

export async function renderWithReleases(element: ReactNode, { page }: ReturnType<typeof buildPage>, at = SECTION) {
  const mounted = createSignal<MountedRemote | null>(null)
  const menu = createPageMenu()
  for (const known of Object.values(bundled.pages)) menu.seen.set(known.path, known)
  const context = { page, menu, mounted, shellRelease: '5' }
  const view = await renderPage(<ReleaseContext value={context}>{element}</ReleaseContext>, {
    at,
    path: '/admin/*',
  })
  return { ...view, mounted, changes: menu.changes }
}

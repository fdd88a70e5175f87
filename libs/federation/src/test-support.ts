import type { Registry } from './registry/registry'

const HASH = `sha384-${'a'.repeat(64)}`

export function buildRegistry(orders: Partial<Registry['remotes'][string]> = {}): Registry {
  const releases: Registry['releases'] = {}
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    releases[`mf-orders@${version}`] = {
      integrity: HASH,
      contract: '^3.0.0',
      builtAt: '2026-11-21T00:00:00Z',
    }
  }
  return {
    schema: 1,
    rev: 7,
    remotes: {
      'mf-orders': { routes: ['/admin/orders'], active: '1.1.0', previous: ['1.0.0'], enabled: true, ...orders },
    },
    releases,
  }
}

export function buildStorage(broken = false) {
  const items = new Map<string, string>()
  return {
    items,
    get: (key: string) => (broken ? null : (items.get(key) ?? null)),
    set(key: string, value: string | null) {
      if (broken) return
      if (value === null) items.delete(key)
      else items.set(key, value)
    },
  }
}

export const buildReleaseFile = (changes: object = {}) => ({
  ...{ schema: 2, name: 'mf-orders', version: '0.0.0-dev', builtAt: '2026-11-22T12:00:00Z', commit: 'unknown' },
  ...{ team: 'orders', contract: '^3.3.0', federation: '2.9.2', shared: {}, routes: ['/admin/orders'], files: {} },
  ...changes,
})

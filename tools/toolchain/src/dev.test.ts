import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRegistry, type ReleaseFile } from '@loja/federation-build'
import { describe, expect, it, test } from 'vitest'
import { refuseOtherPages } from './dev/dev-alone'
import { placeOf } from './dev/dev-gateway'
import { parseDevOptions } from './dev/dev-options'
import { developmentRegistry } from './dev/dev-registry'

describe('parseDevOptions', () => {
  it('takes modules by name, once each', () => {
    expect(parseDevOptions(['mf-orders', 'mf-users', 'mf-orders'], {}).developed).toEqual(['mf-orders', 'mf-users'])
    expect(parseDevOptions([], { PORT: '4310' })).toMatchObject({ developed: [], port: 4310, dataDir: '.data' })
  })
  it('takes the admin that loads a module', () => {
    for (const args of [
      ['mf-orders', '--shell', 'https://admin.example.com/'],
      ['--shell', 'https://admin.example.com', 'mf-orders'],
    ])
      expect(parseDevOptions(args, {})).toMatchObject({ developed: ['mf-orders'], shell: 'https://admin.example.com' })
  })
  test.each([
    ['no address', ['mf-orders', '--shell'], 'needs the address'],
    ['a host without a scheme', ['mf-orders', '--shell', 'admin.example.com'], 'needs the address'],
    ['another scheme', ['mf-orders', '--shell', 'file:///tmp'], 'needs the address'],
    ['a path', ['mf-orders', '--shell', 'https://admin.example.com/admin'], 'needs the address'],
    ['user info', ['mf-orders', '--shell', 'https://ana@admin.example.com'], 'needs the address'],
    ['no module', ['--shell', 'https://admin.example.com'], 'needs one module'],
    ['two modules', ['mf-orders', 'mf-users', '--shell', 'https://admin.example.com'], 'needs one module'],
  ])('refuses --shell with %s', (_, args, message) => {
    expect(() => parseDevOptions(args, {})).toThrow(message)
  })
  test.each(['mf-foo', 'shell', '--fresh', ''])('refuses "%s" and names the modules', (arg) => {
    expect(() => parseDevOptions([arg], {})).toThrow(/is not a module[\s\S]*mf-catalog/)
  })
})

test.each([
  ['/remotes.json', 'registry'],
  ['/auth/v1/token?grant_type=password', 'product'],
  ['/rest/v1/orders', 'product'],
  ['/r/mf-orders/0.0.0-dev/release.json', 'mf-orders'],
  ['/r/mf-orders/0.1.0-1a2b3c4d/release.json', 'product'],
  ['/r/mf-users/0.0.0-dev/release.json', 'product'],
  ['/', 'shell'],
  ['/admin/orders', 'shell'],
  ['/rsbuild-hmr?token=x', 'shell'],
  ['/restaurants', 'shell'],
])('%s is answered by %s', (url, place) => {
  expect(placeOf(url, ['mf-orders'])).toBe(place)
})

describe('developmentRegistry', () => {
  const release = { contract: '^1.0.0', builtAt: 'x' }
  const built = JSON.stringify({
    schema: 1,
    rev: 3,
    remotes: {
      'mf-orders': { routes: ['/admin/old'], active: '0.1.0-cd', enabled: false },
      'mf-users': { routes: ['/admin/users'], active: '0.1.0-ab', enabled: true },
    },
    releases: { 'mf-users@0.1.0-ab': release },
  })

  const developed: ReleaseFile = {
    schema: 2,
    name: 'mf-orders',
    version: '0.0.0-dev',
    builtAt: 'now',
    commit: 'unknown',
    team: 'orders',
    contract: '^3.0.0',
    federation: '2.9.2',
    shared: {},
    routes: ['/admin/orders'],
    files: {},
  }

  it('points developed remotes to their dev servers, and the page takes it', () => {
    const registry = parseRegistry(JSON.stringify(developmentRegistry(built, [developed])))
    expect(registry?.remotes['mf-orders']).toMatchObject({ active: '0.0.0-dev', enabled: true })
    expect(registry?.remotes['mf-orders']?.routes).toEqual(['/admin/orders'])
    expect(registry?.releases).toHaveProperty(['mf-orders@0.0.0-dev'])
  })
  it('leaves the other modules unchanged', () => {
    const registry = developmentRegistry(built, [developed])
    expect(registry.remotes['mf-users']?.active).toBe('0.1.0-ab')
    expect(registry.releases['mf-users@0.1.0-ab']).toEqual(release)
  })
  it('says what to do about a broken registry', () => {
    expect(() => developmentRegistry('<html>', [])).toThrow('pnpm build --clean')
  })
})

test.each([
  ['a page of the admin', { 'sec-fetch-site': 'cross-site', origin: 'https://admin.test' }, true],
  ['another page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, false],
  ['a script element of another page', { 'sec-fetch-site': 'cross-site' }, false],
  ['another port of this computer', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, false],
  ['an opened address', { 'sec-fetch-site': 'none' }, true],
  ['a program', {}, true],
])('[DEV-01] the dev server of a running admin answers %s: %s', (_, headers, answers) => {
  let passed = false
  const res = { writeHead: () => res, end: () => undefined }
  refuseOtherPages('https://admin.test')(
    { headers } as IncomingMessage,
    res as unknown as ServerResponse,
    () => (passed = true),
  )
  expect(passed).toBe(answers)
})

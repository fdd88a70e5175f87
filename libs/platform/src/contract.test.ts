import { expect, test, vi } from 'vitest'
import manifest from '../package.json'
import * as deprecated from './deprecated'
import * as contract from './index'
import { CONTRACT_VERSION, configurePlatform } from './shell'

test('CONTRACT_VERSION is the version of the shared package', () => {
  expect(CONTRACT_VERSION).toBe(manifest.version)
})

test('modules get fewer than 15 names and can write neither access nor connection', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  configurePlatform({ supabaseUrl: 'https://a.test', publishableKey: 'k', storeName: '', storefrontOrigin: '' })
  expect(Object.keys(contract).sort()).toEqual([
    'accessAtom',
    'announceWork',
    'getBackgroundWork',
    'getConnection',
    'getNotices',
    'getOffer',
    'getPlatformConfig',
    'getSupabase',
    'openWorkAtom',
    'pagePath',
    'paths',
    'unsavedChangesAtom',
  ])
  expect(Object.keys(contract.getConnection())).toEqual(['get', 'subscribe'])
  expect(contract.accessAtom).not.toHaveProperty('write')
})

test('[DEV-07] every deprecated export is exported, listed and has a replacement that is exported', () => {
  const exported = Object.keys(deprecated).filter((name) => name !== 'DEPRECATIONS')
  expect(Object.keys(deprecated.DEPRECATIONS)).toEqual(exported)
  for (const [name, { since, use }] of Object.entries(deprecated.DEPRECATIONS)) {
    expect(Object.keys(contract)).toEqual(expect.arrayContaining([name, use]))
    expect(since).toMatch(new RegExp(`^${CONTRACT_VERSION.split('.')[0]}\\.`))
  }
})

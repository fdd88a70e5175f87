import { expect, test } from 'vitest'
import { parsePlatformConfig } from './fetch-platform-config'

const config = {
  supabaseUrl: 'https://project.test',
  publishableKey: 'sb_publishable_x',
  storeName: 'Loja',
  storefrontOrigin: 'https://loja.test',
}

test('parsePlatformConfig replaces an empty API address with the page origin', () => {
  expect(parsePlatformConfig({ ...config, supabaseUrl: '' }, 'http://localhost:4173').supabaseUrl).toBe(
    'http://localhost:4173',
  )
  expect(parsePlatformConfig(config, 'http://localhost:4173').supabaseUrl).toBe('https://project.test')
})

test.each([
  ['null', null],
  ['a list', []],
  ['a missing key', { ...config, publishableKey: undefined }],
  ['a number for a name', { ...config, storeName: 3 }],
])('parsePlatformConfig refuses %s', (_, json) => {
  expect(() => parsePlatformConfig(json, 'http://localhost')).toThrow('config.json lacks')
})

import { expect, test } from 'vitest'
import { buildRegistry, buildStorage } from '../test-support'
import { parseOverrides, readOverrides } from './release-overrides'
import { wantsOverrides } from './wants-overrides'

const LOCAL = 'http://localhost:4102/release.json'

test.each([
  ['orders@1.0.0', { 'mf-orders': '1.0.0' }, []],
  ['mf-orders@1.0.0', { 'mf-orders': '1.0.0' }, []],
  [' orders@1.0.0 , ', { 'mf-orders': '1.0.0' }, []],
  ['orders@9.9.9', {}, ['orders@9.9.9']],
  ['none@1.0.0', {}, ['none@1.0.0']],
  ['orders', {}, ['orders']],
  ['@1.0.0', {}, ['@1.0.0']],
  ['orders@', {}, ['orders@']],
  ['', {}, []],
  ['orders@1.0.0,orders@1.2.0', { 'mf-orders': '1.2.0' }, []],
  ['__proto__@1.0.0,mf-constructor@x', {}, ['__proto__@1.0.0', 'mf-constructor@x']],
  [`orders@${LOCAL}`, {}, [`orders@${LOCAL}`]],
])('in production %j is parsed', (text, accepted, refused) => {
  expect(parseOverrides(text, buildRegistry(), false)).toEqual({ accepted, refused })
})

test('in development only addresses of this machine are accepted', () => {
  const text = `orders@${LOCAL},mf-orders@https://evil.test/release.json`
  expect(parseOverrides(text, buildRegistry(), true)).toEqual({
    accepted: { 'mf-orders': LOCAL },
    refused: ['mf-orders@https://evil.test/release.json'],
  })
})

test.each([
  ['{"mf-orders":"1.0.0"}', { 'mf-orders': '1.0.0' }],
  ['{"mf-orders":1}', {}],
  ['null', {}],
  ['oops', {}],
])('a tab’s stored %s is read as %j', (text, overrides) => {
  const storage = buildStorage()
  storage.set('loja-mf-overrides', text)
  expect(readOverrides(storage)).toEqual(overrides)
  expect(wantsOverrides('', storage)).toBe(true)
})

test('a page wants pinned releases by its address or by its tab', () => {
  expect(wantsOverrides('?pagina=2', buildStorage())).toBe(false)
  expect(wantsOverrides('?pagina=2&mf=orders@1.0.0', buildStorage())).toBe(true)
})

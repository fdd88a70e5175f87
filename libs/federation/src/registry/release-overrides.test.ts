import { describe, expect, test } from 'vitest'
import { buildRegistry, buildStorage } from '../test-support'
import { parseOverrides, readOverrides } from './release-overrides'
import { wantsOverrides } from './wants-overrides'

const LOCAL = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'

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
])('%j is parsed', (text, accepted, refused) => {
  expect(parseOverrides(text, buildRegistry(), [])).toEqual({ accepted, refused })
})

describe('[DEV-02] a module of this computer', () => {
  test.each([LOCAL, 'http://127.0.0.1:4191/r/mf-orders/0.0.0-dev/release.json'])(
    'is accepted on an allowed port: %s',
    (address) => {
      const choice = parseOverrides(`orders@${address}`, buildRegistry(), [4190, 4191])
      expect(choice).toEqual({ accepted: { 'mf-orders': address }, refused: [] })
    },
  )

  test('may be one that the registry does not list', () => {
    const address = LOCAL.replace('mf-orders', 'mf-coupons')
    const choice = parseOverrides(`coupons@${address}`, buildRegistry(), [4190])
    expect(choice).toEqual({ accepted: { 'mf-coupons': address }, refused: [] })
  })

  test.each([
    ['another port', LOCAL.replace('4190', '4192')],
    ['a port with a leading zero', LOCAL.replace('4190', '04190')],
    ['no port', LOCAL.replace(':4190', '')],
    ['another host', LOCAL.replace('localhost', 'evil.test')],
    ['another name of this computer', LOCAL.replace('localhost', '[::1]')],
    ['a host that begins alike', LOCAL.replace('localhost', 'localhost.evil.test')],
    ['user info', LOCAL.replace('localhost', 'localhost:4190@evil.test')],
    ['user info of this computer', LOCAL.replace('localhost', 'a:b@localhost')],
    ['https', LOCAL.replace('http:', 'https:')],
    ['an upper-case scheme', LOCAL.replace('http:', 'HTTP:')],
    ['another scheme', LOCAL.replace('http:', 'javascript:')],
    ['no scheme', LOCAL.replace('http:', '')],
    ['the file of another module', LOCAL.replace('mf-orders', 'mf-users')],
    ['another path', LOCAL.replace('0.0.0-dev', '0.0.0-dev/..')],
    ['an encoded path', LOCAL.replace('0.0.0-dev', '%2e%2e')],
    ['a query', `${LOCAL}?to=http://evil.test`],
    ['a fragment', `${LOCAL}#x`],
    ['a line break', LOCAL.replace('4190', '4190\n')],
    ['white space', LOCAL.replace('4190', '4190 ')],
  ])('is refused with %s', (_, address) => {
    const { accepted, refused } = parseOverrides(`orders@${address}`, buildRegistry(), [4190])
    expect([accepted, refused.length]).toEqual([{}, 1])
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

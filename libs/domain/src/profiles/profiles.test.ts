import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profileListParams } from './profile-list-params'
import { PROFILE_ROLES, toProfileRole } from './profile-role'

const query = (text: string) => new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
const parse = (text: string) => profileListParams.parse({ get: (name) => query(text).get(name) ?? null })

test('[USR-01] the two roles of the specification', () => {
  expect(PROFILE_ROLES).toEqual(['admin', 'user'])
})

test('[USR-01] an unknown role shows as user', () => {
  for (const value of [null, undefined, '', 'ADMIN', 'root', 'constructor']) {
    expect(toProfileRole(value), JSON.stringify(value)).toBe('user')
  }
})

describe('[USR-01] profile list parameters', () => {
  test('ignore an invalid query', () => {
    for (const text of [
      'perfil=root',
      'perfil=',
      'pagina=0',
      'pagina=-1',
      'pagina=1.5',
      'pagina=1e3',
      'pagina=999999999999',
    ]) {
      expect(parse(text), text).toEqual({ search: '', role: null, page: 1 })
    }
  })

  test('read back the written address', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 100 }).map((text) => text.replaceAll(/\p{Cc}/gu, '')),
          role: fc.constantFrom(null, ...PROFILE_ROLES),
          page: fc.integer({ min: 1, max: 9_999_999 }),
        }),
        (params) => {
          const written = new Map(Object.entries(profileListParams.format(params)))
          expect(profileListParams.parse({ get: (name) => written.get(name) ?? null })).toEqual(params)
        },
      ),
    )
  })
})

import { expect, test } from 'vitest'
import { profileListParams } from './profile-list-params'
import { toProfileRole } from './profile-role'

const query = (text: string) => new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
const parse = (text: string) => profileListParams.parse({ get: (name) => query(text).get(name) ?? null })

test('[USR-01] an unknown role shows as user', () => {
  for (const value of [null, undefined, '', 'ADMIN', 'root', 'constructor']) {
    expect(toProfileRole(value), JSON.stringify(value)).toBe('user')
  }
})

test.each(['perfil=root', 'perfil='])('[USR-01] the query %s is ignored', (text) => {
  expect(parse(text)).toEqual({ search: '', role: null, page: 1 })
})

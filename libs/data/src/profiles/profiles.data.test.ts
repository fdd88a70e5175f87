import type { ProfileListParams } from '@loja/domain'
import type { RunningBackend } from '@loja/local-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomes, startPlatform } from '../test-support'
import { countProfilesByRole, listProfiles } from './profiles'

let backend: RunningBackend
const params = (overrides: Partial<ProfileListParams> = {}) => ({ search: '', role: null, page: 1, ...overrides })

beforeAll(async () => {
  backend = await startPlatform()
})
afterAll(() => backend?.close())

describe('an administrator', () => {
  beforeAll(() => becomes('admin'))

  test('[USR-01] the cards are exact', async () => {
    expect(await countProfilesByRole()).toEqual({ total: 60, admin: 3, user: 57 })
  })

  test('[USR-01] reads everybody exactly once over the pages, newest first, ties broken by id', async () => {
    await backend.sql(`update public.profiles set created_at = '2026-01-01T00:00:00Z'
      where id in (select id from public.profiles order by created_at limit 45)`)
    const truth = await backend.sql<{ id: string }>('select id from public.profiles order by created_at desc, id desc')
    const pages = [1, 2, 3].map((page) => listProfiles(params({ page })))
    const seen = (await Promise.all(pages)).flatMap(({ rows, total }) => {
      expect(total).toBe(60)
      return rows.map((row) => row.id)
    })
    expect(seen).toEqual(truth.map((row) => row.id))
  })

  test('[USR-01] by role, with and without a search', async () => {
    const admins = await listProfiles(params({ role: 'admin' }))
    expect(admins.total).toBe(3)
    expect(admins.rows.map((row) => row.role)).toEqual(['admin', 'admin', 'admin'])
    expect((await listProfiles(params({ role: 'admin', search: 'marina' }))).rows[0]?.full_name).toBe('Marina Duarte')
    expect(await listProfiles(params({ role: 'user', search: 'marina duarte' }))).toEqual({ rows: [], total: 0 })
  })

  test('[USR-01] finds by name without accents, by phone and by the beginning of the user id', async () => {
    const [person] = (await listProfiles(params({ search: 'carlos nakamura' }))).rows
    expect(person?.full_name).toBe('Carlos Nakamura')
    for (const search of [person?.phone, person?.phone?.replaceAll(/\D/g, ''), `${person?.user_id.slice(0, 8)}...`]) {
      expect((await listProfiles(params({ search: search ?? 'x' }))).rows).toEqual([person])
    }
    expect((await listProfiles(params({ search: 'CONCEICAO' }))).total).toBeGreaterThan(0)
  })

  test.each(['%', '_', '*', '\\', '"', "'", ',', 'nada.de,id.(x)'])(
    '[USR-01] the search %j is literal',
    async (search) => {
      expect(await listProfiles(params({ search }))).toEqual({ rows: [], total: 0 })
    },
  )

  test('[USR-01] a page after the last has no rows and the true total', async () => {
    expect(await listProfiles(params({ page: 4 }))).toEqual({ rows: [], total: 60 })
    expect(await listProfiles(params({ page: 9, search: 'marina', role: 'admin' }))).toEqual({ rows: [], total: 1 })
  })
})

describe('[AUTH-07] a customer', () => {
  test('lists itself alone, and neither searches nor counts', async () => {
    await becomes('customer')
    const { rows, total } = await listProfiles(params())
    expect([total, rows.map((row) => row.full_name)]).toEqual([1, ['Carlos Nakamura']])
    await expect(listProfiles(params({ search: 'a' }))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(countProfilesByRole()).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('[AUTH-06] nobody signed in', () => {
  test('is asked to sign in', async () => {
    await becomes('anonymous')
    const attempts = [() => listProfiles(params()), () => listProfiles(params({ search: 'a' })), countProfilesByRole]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'session' })
    }
  })
})

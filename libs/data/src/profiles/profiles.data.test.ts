import { type ProfileListParams, profileListParams } from '@loja/domain'
import type { RunningBackend } from '@loja/local-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { countProfiles, countProfilesByRole, listProfiles } from './profiles'

let backend: RunningBackend
const params = (overrides: Partial<ProfileListParams> = {}) => ({ ...profileListParams.initial, ...overrides })
/** Rows of a page and the count of all pages: two requests, as the page asks. */
const both = async (overrides: Partial<ProfileListParams> = {}) => {
  const [rows, total] = await Promise.all([listProfiles(params(overrides)), countProfiles(params(overrides))])
  return { rows, total }
}

beforeAll(async () => {
  backend = await startPlatform()
})
afterAll(() => backend?.close())

describe('an administrator', () => {
  beforeAll(() => signInAs('admin'))

  test('[USR-01] the cards are exact', async () => {
    expect(await countProfilesByRole()).toEqual({ total: 60, admin: 3, user: 57 })
  })

  test('[USR-01] reads everybody exactly once over the pages, newest first, ties broken by id', async () => {
    await backend.sql(`update public.profiles set created_at = '2026-01-01T00:00:00Z'
      where id in (select id from public.profiles order by created_at limit 45)`)
    const truth = await backend.sql<{ id: string }>('select id from public.profiles order by created_at desc, id desc')
    const pages = [1, 2, 3].map((page) => both({ page }))
    const seen = (await Promise.all(pages)).flatMap(({ rows, total }) => {
      expect(total).toBe(60)
      return rows.map((row) => row.id)
    })
    expect(seen).toEqual(truth.map((row) => row.id))
  })

  test('[USR-01] by role, with and without a search', async () => {
    const admins = await both({ role: 'admin' })
    expect(admins.total).toBe(3)
    expect(admins.rows.map((row) => row.role)).toEqual(['admin', 'admin', 'admin'])
    expect((await both({ role: 'admin', search: 'marina' })).rows[0]?.fullName).toBe('Marina Duarte')
    expect(await both({ role: 'user', search: 'marina duarte' })).toEqual({ rows: [], total: 0 })
  })

  test('[USR-01] finds by name without accents, by phone and by the beginning of the user id', async () => {
    const [person] = (await both({ search: 'carlos nakamura' })).rows
    expect(person?.fullName).toBe('Carlos Nakamura')
    for (const search of [person?.phone, person?.phone?.replaceAll(/\D/g, ''), `${person?.userId.slice(0, 8)}...`]) {
      expect((await both({ search: search ?? 'x' })).rows).toEqual([person])
    }
    expect((await both({ search: 'CONCEICAO' })).total).toBeGreaterThan(0)
  })

  test.each(['%', '_', '*', '\\', '"', "'", ',', 'nada.de,id.(x)'])(
    '[USR-01] the search %j is literal',
    async (search) => {
      expect(await both({ search })).toEqual({ rows: [], total: 0 })
    },
  )

  test('[USR-01] a page after the last has no rows and the true total', async () => {
    expect(await both({ page: 4 })).toEqual({ rows: [], total: 60 })
    expect(await both({ page: 9, search: 'marina', role: 'admin' })).toEqual({ rows: [], total: 1 })
  })
})

describe('[AUTH-07] a customer', () => {
  test('lists itself alone, and neither searches nor counts', async () => {
    await signInAs('customer')
    const { rows, total } = await both()
    expect([total, rows.map((row) => row.fullName)]).toEqual([1, ['Carlos Nakamura']])
    await expect(listProfiles(params({ search: 'a' }))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(countProfilesByRole()).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('[AUTH-06] nobody signed in', () => {
  test('is asked to sign in', async () => {
    await signInAs('anonymous')
    const attempts = [
      () => listProfiles(params()),
      () => listProfiles(params({ search: 'a' })),
      () => countProfiles(params()),
      countProfilesByRole,
    ]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'session' })
    }
  })
})

import { type ProfileListParams, profileListParams } from '@loja/domain/profiles'
import { getSupabase } from '@loja/platform'
import { beforeAll, describe, expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { countProfiles, getOwnProfile, listProfiles } from './profiles'

const backend = await startPlatform()
const params = (overrides: Partial<ProfileListParams> = {}) => ({ ...profileListParams.initial, ...overrides })
const both = async (overrides: Partial<ProfileListParams> = {}) => {
  const [rows, total] = await Promise.all([listProfiles(params(overrides)), countProfiles(params(overrides))])
  return { rows, total }
}

describe('an administrator', () => {
  beforeAll(() => signInAs('admin'))

  test('gets null without a profile', async () => {
    expect(await getOwnProfile('00000000-0000-4000-8000-000000000000')).toBeNull()
  })

  test('[USR-01] reads every profile once over the pages, newest first', async () => {
    await backend.sql(`update public.profiles set created_at = '2026-01-01T00:00:00Z'
      where id in (select id from public.profiles order by created_at limit 45)`)
    const truth = await backend.column<string>('select id from public.profiles order by created_at desc, id desc')
    const pages = [1, 2, 3].map((page) => both({ page }))
    const seen = (await Promise.all(pages)).flatMap(({ rows, total }) => {
      expect(total).toBe(60)
      return rows.map((row) => row.id)
    })
    expect(seen).toEqual(truth)
  })
})

const ids = async () => {
  return backend.column<string>("select user_id from public.profiles where role = 'admin' limit 2")
}
const check = async (account: string, token: string | undefined, report: object = { outcome: 'loaded' }) => {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/check_release_report`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ account, report }),
  })
  return answer.status
}
const tokenOf = async (role: 'admin' | 'customer') => {
  const userId = (await signInAs(role)) ?? ''
  const { data } = await getSupabase().auth.getSession()
  return { userId, token: data.session?.access_token ?? '' }
}

test('a release report counts only for the administrator of the session', async () => {
  const { userId, token } = await tokenOf('admin')
  const [other] = (await ids()).filter((id) => id !== userId)
  expect(await check(userId, token)).toBe(204)
  expect(await check(other ?? '', token)).toBe(403)
  expect(await check(userId, token, { text: 'x'.repeat(1_000) })).toBe(400)
  expect(await check(userId, undefined)).toBe(401)
  const customer = await tokenOf('customer')
  expect(await check(customer.userId, customer.token)).toBe(403)
})

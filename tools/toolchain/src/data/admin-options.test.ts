import { expect, test } from 'vitest'
import { parseAdminOptions } from './admin-options'

test('the command names the account, and the environment its store', () => {
  expect(parseAdminOptions(['create', 'a@b.c', '--yes'], { DATA_DIR: 'x' })).toEqual({
    email: 'a@b.c',
    yes: true,
    dataDir: 'x',
    databaseUrl: undefined,
  })
})

test.each([
  [[], {}, 'Usage: pnpm admin create'],
  [['delete', 'a@b.c'], {}, 'Usage: pnpm admin create'],
  [['create', '--password'], {}, 'Usage: pnpm admin create'],
  [['create', 'a@b.c', 'senha'], {}, 'a password is never one of them'],
  [['create', 'a@b.c'], { SUPABASE_URL: 'https://a.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }, 'dashboard'],
])('%j with %j is refused', (args, env, message) => {
  expect(() => parseAdminOptions(args, env)).toThrow(message)
})

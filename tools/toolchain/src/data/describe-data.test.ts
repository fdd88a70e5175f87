import { expect, test } from 'vitest'
import { describeData } from './describe-data'

test('the embedded database has demo accounts', () => {
  const text = describeData({ hostedUrl: undefined, databaseUrl: undefined }).join('\n')
  expect(text).toContain('admin@loja.test')
})

test('a server shows the way to an administrator, without the password of its address', () => {
  const databaseUrl = 'postgres://ana:segredo@db.example.com:6543/loja'
  const text = describeData({ hostedUrl: undefined, databaseUrl }).join('\n')
  expect(text).toContain('db.example.com:6543/loja')
  expect(text).toContain('pnpm admin create')
  expect(text).not.toContain('segredo')
  expect(text).not.toContain('loja.test')
})

test('a hosted project is named', () => {
  const text = describeData({ hostedUrl: 'https://abc.supabase.co', databaseUrl: undefined }).join('\n')
  expect(text).toContain('https://abc.supabase.co')
  expect(text).not.toContain('loja.test')
})

import { expect, test } from 'vitest'
import { describeStartFailure, describeStoreFailure, forCommand } from './start-failure'

test.each([
  ['data-dir-locked', 'in use by process 42', ['my-data', 'process 42', 'DATA_DIR=']],
  ['data-dir-newer', 'schema 9', ['my-data', 'nothing was changed', 'schema 9']],
  [
    'data-dir-older',
    'versions 1, 2',
    ['my-data', 'nothing is lost', 'Keep the folder', 'DATA_DIR=my-data pnpm backup', 'versions 1, 2'],
  ],
  ['data-dir-damaged', 'bad page', ['my-data', 'may be complete', 'backup', 'bad page']],
  ['keys-damaged', 'secrets.json is empty', ['my-data', 'database is not concerned', 'backup', 'is empty']],
  ['data-dir-foreign', 'holds thesis.txt', ['my-data', 'thesis.txt', 'empty folder']],
  ['data-dir-readable', 'Other accounts', ['my-data', 'Other accounts', 'chmod 700 my-data']],
  ['disk-full', 'No space is left', ['my-data', 'stays', 'Make room', 'without touching']],
  ['EADDRINUSE', 'listen', ['Port 4173 is in use', 'PORT=']],
  ['database-unreachable', 'No PostgreSQL answers', ['No PostgreSQL answers', 'DATABASE_URL', 'reached from here']],
  ['database-refused', 'refuses the account', ['refuses the account', 'password', 'DATABASE_URL']],
  ['database-rights', 'may not prepare', ['may not prepare', 'rights', 'docs/operations.md']],
  ['database-newer', 'Nothing was changed', ['Nothing was changed', 'newer version']],
  ['database-older', 'Nothing was changed', ['Nothing was changed', 'pnpm backup', 'empty database']],
  ['database-foreign', 'Nothing was changed', ['left unchanged', 'Nothing was changed']],
  ['failed', 'no disk', ['backend did not start', 'no disk']],
  [undefined, 'odd', ['did not start: odd']],
])('%s says what to do', (code, message, parts) => {
  const text = describeStartFailure(Object.assign(new Error(message), { code }), { DATA_DIR: 'my-data', PORT: '4173' })
  for (const part of parts) expect(text).toContain(part)
  expect(text).not.toMatch(/--fresh|\brm\b|delete|remove/i)
})

test('the hints of pnpm dev name the modules, and do not blame another pnpm dev', () => {
  const text = describeStartFailure(Object.assign(new Error('By process 7.'), { code: 'data-dir-locked' }), {})
  expect(forCommand(text, 'pnpm dev mf-orders').split('\n')).toEqual([
    'The data folder .data is in use by a running store.',
    'By process 7.',
    'Stop that one, or use another folder and port: DATA_DIR=.data-2 PORT=4180 pnpm dev mf-orders',
  ])
})

test('a command that reads or writes a file does not say that the admin did not start', () => {
  const message = "ENOENT: no such file or directory, open '/backups/loja.backup'"
  expect(describeStoreFailure(Object.assign(new Error(message), { code: 'ENOENT' }), undefined)).toBe(message)
  const newer = Object.assign(new Error('schema 9'), { name: 'BackendError', code: 'data-dir-newer' })
  expect(describeStoreFailure(newer, undefined)).toContain('Update this checkout')
})

import { expect, test } from 'vitest'
import { parseBackupOptions } from './backup-options'

test('a backup names a file, and a restore may replace', () => {
  expect(parseBackupOptions(['backup', 'a.gz'], {})).toMatchObject({
    command: 'backup',
    file: 'a.gz',
    dataDir: '.data',
  })
  expect(parseBackupOptions(['restore', 'a.gz', '--replace', '--yes'], { DATA_DIR: 'x' })).toMatchObject({
    command: 'restore',
    isReplaced: true,
    yes: true,
    dataDir: 'x',
  })
})

test.each([[[]], [['backup']], [['backup', 'a', 'b']], [['backup', 'a', '--replace']], [['restore', 'a', '--force']]])(
  '%j prints the usage',
  (args) => {
    expect(() => parseBackupOptions(args, {})).toThrow(/^Usage: pnpm backup <file>/)
  },
)

test('a hosted project is refused', () => {
  const env = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }
  expect(() => parseBackupOptions(['backup', 'a'], env)).toThrow('SUPABASE_URL is set')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ABOUT_ONE = /\.pglite\.data\.test\.ts$|postgres\//

test.each(['tools/backend/src', 'libs/data/src', 'supabase/tests'])(
  'data tests of %s run on both engines with startTestBackend()',
  (folder) => {
    const source = join(import.meta.dirname, '../../../..', folder)
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!.*node_modules).*\.data\.test\.ts$/.test(file),
    )
    expect(files.length).toBeGreaterThan(0)
    const bound = files.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return !ABOUT_ONE.test(file) && /\bstartBackend\(/.test(text) && !/\bTEST_ENGINE\b/.test(text)
    })
    expect(bound).toEqual([])
  },
)

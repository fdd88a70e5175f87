import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files about one engine say so by their name or place. */
const ABOUT_ONE = /\.pglite\.data\.test\.ts$|postgres\//

test.each(['local-backend', 'data'])(
  'data tests of libs/%s run on both engines: they use startTestBackend()',
  (lib) => {
    const source = join(import.meta.dirname, '../..', lib, 'src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.data.test.ts'),
    )
    expect(files.length).toBeGreaterThan(0)
    const bound = files.filter(
      (file) => !ABOUT_ONE.test(file) && /\bstartBackend\(/.test(readFileSync(join(source, file), 'utf8')),
    )
    expect(bound).toEqual([])
  },
)

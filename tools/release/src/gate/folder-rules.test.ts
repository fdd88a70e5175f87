import { expect, test } from 'vitest'
import type { ReleaseFacts } from './facts'
import { folderProblems } from './folder-rules'
import { usePair, withFile, withRelease } from './test-support'

const pair = usePair()
const MODULE = 'static/js/module.js'

const withHashes = (own: ReleaseFacts, files: Record<string, string | undefined>) => {
  const hashes = Object.entries({ ...own.release.files, ...files }).filter(([, hash]) => hash !== undefined)
  return withRelease(own, { files: Object.fromEntries(hashes) as Record<string, string> })
}

test.each<[rule: string, change: (remote: ReleaseFacts) => ReleaseFacts, sentence: RegExp]>([
  [
    'a script without a hash',
    (own) => withHashes(own, { [MODULE]: undefined }),
    /^static\/js\/module\.js of mf-orders@1\.0\.0 has no hash in release\.json: build it again/,
  ],
  [
    'a script that was changed',
    (own) => withFile(own, MODULE, { integrity: 'sha384-x' }),
    /^static\/js\/module\.js of mf-orders@1\.0\.0 is not what release\.json says: build it again/,
  ],
  [
    'a script that is gone',
    (own) => withHashes(own, { 'static/js/late.js': 'sha384-x' }),
    /^static\/js\/late\.js of mf-orders@1\.0\.0 is missing: build it again/,
  ],
  [
    'a version that is no folder name',
    (own) => withRelease(own, { version: '../1.0.0' }),
    /^\.\.\/1\.0\.0 cannot name a folder: use letters/,
  ],
])('a release with %s is refused', (_, change, sentence) => {
  expect(folderProblems(change(pair.remote))).toEqual([expect.stringMatching(sentence)])
})

test.each([
  'http://localhost:4173/x',
  'http://127.0.0.1/',
  'https://[::1]:3000',
  'http://192.168.1.7/api',
  'file:///a/b.ts',
  '"/home/ana/loja/src/x.ts"',
  '("/Users/ana/x")',
  ' /builds/loja/src/x.ts',
  'C:\\\\Users\\\\ana',
])('%s in a script is refused', (address) => {
  expect(folderProblems(withFile(pair.remote, MODULE, { text: `x=${address}` }))).toEqual([
    expect.stringMatching(/module\.js of mf-orders@1\.0\.0 names a place on a machine .*: take it from the config/),
  ])
})

test.each(['https://loja.test/home/ana/x', '"/admin/work/x"', 'react-dom/home/x.js', 'http://www.w3.org/2000/svg'])(
  '%s is not local to a machine, and passes',
  (address) => {
    expect(folderProblems(withFile(pair.remote, MODULE, { text: address }))).toEqual([])
  },
)

test('only the shell may contain the default addresses of its libraries', () => {
  const defaults = { text: '"http://localhost" "http://localhost:9999"' }
  const index = 'static/js/index.js'
  expect(folderProblems(withFile(pair.shell, index, defaults))).toEqual([])
  expect(folderProblems(withFile(pair.remote, MODULE, defaults))).toHaveLength(1)
  expect(folderProblems(withFile(pair.shell, index, { text: '"http://localhost:4173"' }))).toEqual([
    expect.stringContaining('(http://localhost:4173)'),
  ])
})

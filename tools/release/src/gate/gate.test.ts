import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { remoteProblems, shellProblems } from './gate'
import type { ReleaseFacts } from './read-facts'
import { readReleaseFacts } from './read-facts'
import { fileOf, usePair, withFile, withRelease } from './test-support'

const pair = usePair()

test('releases of the build pass', () => {
  expect(remoteProblems(pair.remote, pair.shell.release)).toEqual([])
  expect(shellProblems(pair.shell, [pair.remote.release])).toEqual([])
})

const ENTRY = 'static/js/entry.js'
const MODULE = 'static/js/module.js'
const textOf = (facts: ReleaseFacts, path: string) => fileOf(facts, path).text ?? ''

test.each<[rule: string, change: (remote: ReleaseFacts) => ReleaseFacts, sentence: RegExp]>([
  ['no entry', (own) => withRelease(own, { module: undefined }), /names no entry: build it/],
  ['no pages', (own) => withRelease(own, { routes: [] }), /has no pages: declare them in mf-orders\/src\/module\.ts/],
  [
    'a page outside of the admin',
    (own) => withRelease(own, { routes: ['/login'] }),
    /claims \/login: pages of a module are below/,
  ],
  [
    'a declaration that a page cannot read',
    (own) => withRelease(own, { declares: { pages: { coupons: {} } } }),
    /^mf-orders@1\.0\.0, mf-orders\/src\/module\.ts: pages\.coupons\.path is missing: write \/admin\/ and .*\.$/,
  ],
  [
    'globals without the release',
    (own) => withFile(own, ENTRY, { text: textOf(own, ENTRY).replace('_1_0_0', '') }),
    /in the global chunk_mf_orders: set output/,
  ],
  [
    'an entry that asks for its module without a hash',
    (own) => withFile(own, ENTRY, { text: 'self.chunk_mf_orders_1_0_0=[]' }),
    /^The entry of mf-orders@1\.0\.0 holds no hash of static\/js\/module\.js, .*: set security\.sri/,
  ],
  [
    'styles for the whole page',
    (own) => ({
      ...own,
      files: [...own.files, { path: 'static/css/module.css', text: 'body { margin: 0 }', gzip: 18 }],
    }),
    /^static\/css\/module\.css of mf-orders@1\.0\.0 styles elements of others \(body\): begin with a class/,
  ],
  [
    'a sheet that is a page',
    (own) => ({
      ...own,
      files: [...own.files, { path: 'static/css/module.css', text: '<!doctype html>', gzip: 18 }],
    }),
    /^static\/css\/module\.css of mf-orders@1\.0\.0 is no CSS: build it again/,
  ],
  [
    'React in its chunks',
    (own) => withRelease(own, { packages: ['clsx', 'react'] }),
    /holds react, which the page has once and from the shell: import/,
  ],
  ['the contract in its chunks', (own) => withRelease(own, { packages: ['@loja/platform'] }), /holds @loja\/platform/],
  [
    'a build that does not say what it holds',
    (own) => withRelease(own, { packages: undefined }),
    /does not say which packages it holds/,
  ],
  [
    'more than 70 KB before it can start',
    (own) => withFile(own, MODULE, { gzip: 71 * 1024 }),
    /needs 71 KB \(gzip\) before it can start, and 70 are allowed: import late.*module\.js/,
  ],
  [
    'a first file that is not there',
    (own) => ({ ...own, files: own.files.filter(({ path }) => path !== MODULE) }),
    /names static\/js\/module\.js, which is not there/,
  ],
])('a remote with %s is refused', (_, change, sentence) => {
  const problems = remoteProblems(change(pair.remote), pair.shell.release)
  expect(problems).toContainEqual(expect.stringMatching(sentence))
})

test('a description beyond its limits is refused before anything quotes it', () => {
  const named = { team: 'x'.repeat(1_000_000), routes: ['/login'] }
  const refusal = [expect.stringMatching(/^team of release\.json is not accepted: write/)]
  expect(remoteProblems(withRelease(pair.remote, named), pair.shell.release)).toEqual(refusal)
  expect(shellProblems(withRelease(pair.shell, named), [])).toEqual(refusal)
})

test('a shell without a page, or with scripts of another release, is refused', () => {
  const foreign = withFile(pair.shell, 'index.html', { text: '<script src="/s/1.9.0/static/js/index.js"></script>' })
  expect(shellProblems(foreign, [])).toEqual([
    expect.stringContaining('names /s/1.9.0/static/js/index.js, which is not in /s/2.0.0/'),
  ])
  const page = fileOf(pair.shell, 'index.html')
  const without = { ...pair.shell, files: pair.shell.files.filter((file) => file !== page) }
  expect(shellProblems(without, [])).toContainEqual(expect.stringContaining('has no index.html'))
})

test('a malformed release.json is refused', async () => {
  const folder = join(pair.dir, 'r/mf-orders/1.0.0')
  await writeFile(join(folder, 'release.json'), '{}')
  await expect(readReleaseFacts(folder)).rejects.toMatchObject({ code: 'state' })
})

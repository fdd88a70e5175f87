import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { formatCombination, parseCombination, pinTree, strayRequests } from './combination'

let dir: string
const registry = {
  schema: 1,
  rev: 7,
  remotes: {
    'mf-orders': { routes: ['/admin/orders'], active: '1.1.0', enabled: false, canary: { version: '1.2.0' } },
    'mf-users': { routes: ['/admin/users'], active: '1.0.0', enabled: true },
  },
  releases: { 'mf-orders@1.0.0': {}, 'mf-orders@1.1.0': {}, 'mf-users@1.0.0': {} },
  shell: { active: '2.1.0', previous: [] },
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'))
  for (const release of ['2.0.0', '2.1.0', '2.2.0.unfinished']) {
    await mkdir(join(dir, 's', release), { recursive: true })
    await writeFile(join(dir, 's', release, 'index.html'), `shell ${release}`)
  }
  await writeFile(join(dir, 'index.html'), 'shell 2.1.0')
  await writeFile(join(dir, 'remotes.json'), JSON.stringify(registry))
})
afterAll(() => rm(dir, { recursive: true }))

test.each([
  ['orders@1.0.0', 'mf-orders@1.0.0'],
  ['mf-orders@1.0.0,users@1.0.0', 'mf-orders@1.0.0, mf-users@1.0.0'],
  [' orders@1.1.0 , shell@2.0.0', 'mf-orders@1.1.0, shell@2.0.0'],
  ['', ''],
])('--mf "%s" selects %s', async (text, combination) => {
  expect(formatCombination(await parseCombination(text, dir))).toBe(combination)
})

test.each([
  ['orders@9.9.9', 'mf-orders it has: 1.0.0, 1.1.0.'],
  ['shell@2.2.0.unfinished', 'shell it has: 2.0.0, 2.1.0.'],
  ['shop@1.0.0', 'mf-shop it has: nothing.'],
  ['orders', 'orders is not in'],
  ['orders@9.9.9', 'add --dir .dist/www'],
  ['orders@../../x', 'it has: 1.0.0'],
])('--mf %s is refused: %s', async (text, sentence) => {
  await expect(parseCombination(text, dir)).rejects.toThrow(sentence)
})

it('a pinned tree serves the pinned releases and leaves the directory unchanged', async () => {
  const tree = await pinTree(dir, { 'mf-orders': '1.0.0', shell: '2.0.0' })
  const read = (path: string) => readFile(join(tree.dir, path), 'utf8')
  expect(await read('index.html')).toBe('shell 2.0.0')
  expect(await read('s/2.1.0/index.html')).toBe('shell 2.1.0')
  expect(JSON.parse(await read('remotes.json'))).toEqual({
    ...registry,
    remotes: {
      'mf-orders': { routes: ['/admin/orders'], active: '1.0.0', enabled: true },
      'mf-users': registry.remotes['mf-users'],
    },
    shell: { active: '2.0.0', previous: [] },
  })
  tree.remove()
  expect(JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8'))).toEqual(registry)
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe('shell 2.1.0')
})

it('files of another release are reported', () => {
  const at = (path: string) => `http://127.0.0.1:1${path}`
  const good = ['/r/mf-orders/1.0.0/release.json', '/s/2.0.0/a.js', '/r/mf-users/3.0.0/a.js', '/rest/v1/orders']
  const stray = ['/r/mf-orders/1.1.0/a.js', '/s/2.1.0/a.js?retry=1']
  const combination = { 'mf-orders': '1.0.0', shell: '2.0.0' }
  expect(strayRequests([...good, ...stray].map(at), combination)).toEqual(stray.map(at))
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { putRelease, useReleaseDirectory } from '../testing/release-directory'
import type { ReleaseFacts } from './facts'
import { fitProblems } from './fits'
import { remoteProblems, shellProblems } from './gate'
import { readReleaseFacts } from './read-facts'

const dir = useReleaseDirectory()
let remote: ReleaseFacts
let shell: ReleaseFacts
beforeEach(async () => {
  remote = await readReleaseFacts(await putRelease(dir.path, 'mf-orders', '1.0.0'))
  shell = await readReleaseFacts(await putRelease(dir.path, 'shell', '2.0.0'))
})

const manifestOf = ({ manifest }: ReleaseFacts) => {
  if (!manifest) throw new Error('no manifest')
  return manifest
}
const fileOf = ({ files }: ReleaseFacts, path: string) => {
  const file = files.find((other) => other.path === path)
  if (!file) throw new Error(`no ${path}`)
  return file
}

test('a release as the build makes it passes', () => {
  expect(remoteProblems(remote, shell.release)).toEqual([])
  expect(shellProblems(shell, [remote.release])).toEqual([])
})

type Breaks = (remote: ReleaseFacts, shell: ReleaseFacts) => void

const FIT_RULES: [rule: string, breaks: Breaks, sentence: RegExp][] = [
  [
    'T7: it needs React 18',
    ({ release }) => {
      release.shared.react = '^18.0.0'
    },
    /provides react 19\.3\.1, and mf-orders@1\.0\.0 needs \^18\.0\.0: release a shell/,
  ],
  [
    'it needs a newer minor than the shell has',
    ({ release }) => {
      release.shared.react = '^19.4.0'
    },
    /needs \^19\.4\.0: release a shell with that version first/,
  ],
  [
    'its range is of a form that nobody reads',
    ({ release }) => {
      release.shared.react = '*'
    },
    /needs \*: release a shell/,
  ],
  [
    'T7: it needs contract 4',
    ({ release }) => {
      release.contract = '^4.0.0'
    },
    /offers contract 3\.2\.0, and mf-orders@1\.0\.0 needs \^4\.0\.0: release the shell first/,
  ],
  [
    'T7: it takes what the shell does not provide',
    ({ release }) => {
      release.shared['antd/es/color-picker'] = '^6.6.0'
    },
    /does not provide antd\/es\/color-picker, which mf-orders@1\.0\.0 takes from it: release a shell that does/,
  ],
  [
    'its Module Federation is three minors older',
    ({ release }) => {
      release.federation = '2.6.0'
    },
    /Module Federation 2\.6\.0 and shell@2\.0\.0 with 2\.9\.2: build the older one again/,
  ],
  [
    'its Module Federation is another major',
    ({ release }) => {
      release.federation = '3.9.2'
    },
    /build the older one again/,
  ],
  [
    'its Module Federation is unknown',
    ({ release }) => {
      release.federation = 'next'
    },
    /build the older one again/,
  ],
]

describe('a remote and a shell', () => {
  test.each(FIT_RULES)('%s: refused, whichever of the two is released', (_, breaks, sentence) => {
    breaks(remote, shell)
    expect(fitProblems(remote.release, shell.release)).toEqual([expect.stringMatching(sentence)])
    expect(shellProblems(shell, [remote.release])).toEqual([expect.stringMatching(sentence)])
    const shared = Object.entries(remote.release.shared).map(([name, requiredVersion]) => ({ name, requiredVersion }))
    remote.manifest = { ...manifestOf(remote), shared }
    expect(remoteProblems(remote, shell.release)).toEqual([expect.stringMatching(sentence)])
  })

  test('two minors of Module Federation apart is allowed', () => {
    remote.release.federation = '2.7.1'
    expect(remoteProblems(remote, shell.release)).toEqual([])
  })

  test('what the manifest takes counts, whatever release.json says', () => {
    remote.manifest = { ...manifestOf(remote), shared: [{ name: 'dayjs', requiredVersion: '^1.11.0' }] }
    expect(remoteProblems(remote, shell.release)).toEqual([expect.stringContaining('does not provide dayjs')])
  })
})

const MODULE = 'static/js/module.js'

const REMOTE_RULES: [rule: string, breaks: Breaks, sentence: RegExp][] = [
  [
    'no manifest',
    (own) => {
      own.manifest = undefined
    },
    /has no readable mf-manifest\.json: build it/,
  ],
  [
    'another name',
    (own) => {
      own.manifest = { ...manifestOf(own), name: 'orders' }
    },
    /it must be mf_orders/,
  ],
  [
    'a fixed public path',
    (own) => {
      own.manifest = { ...manifestOf(own), publicPath: '/r/mf-orders/' }
    },
    /public path of mf-orders@1\.0\.0 is \/r\/mf-orders\/: set output\.assetPrefix to 'auto'/,
  ],
  [
    'no ./module',
    (own) => {
      own.manifest = { ...manifestOf(own), exposes: ['./page'] }
    },
    /exposes no \.\/module: name/,
  ],
  [
    'no routes',
    ({ release }) => {
      release.routes = []
    },
    /has no routes: state them/,
  ],
  [
    'a route of the shell',
    ({ release }) => {
      release.routes = ['/login']
    },
    /claims \/login: routes of a remote begin/,
  ],
  [
    'globals without the release',
    (own) => {
      fileOf(own, 'static/js/entry.js').text = 'self.chunk_mf_orders=[]'
    },
    /in the global chunk_mf_orders: set output/,
  ],
  [
    'globals of another release',
    (own) => {
      fileOf(own, MODULE).text = 'self.chunk_mf_orders_0_9_0'
    },
    /set output\.uniqueName/,
  ],
  [
    'no globals',
    (own) => {
      fileOf(own, 'static/js/entry.js').text = ''
    },
    /in the global none: set output/,
  ],
  [
    'React in its chunks',
    (own) => {
      own.packages = ['clsx', 'react']
    },
    /holds react, which the page has once and from the shell: import/,
  ],
  [
    'the contract in its chunks',
    (own) => {
      own.packages = ['@loja/platform']
    },
    /holds @loja\/platform/,
  ],
  [
    'a Supabase client in its chunks',
    (own) => {
      own.packages = ['@supabase/auth-js']
    },
    /holds @supabase\/auth-js/,
  ],
  [
    'a second styles cache of antd',
    (own) => {
      own.packages = ['@ant-design/cssinjs']
    },
    /holds @ant-design\/cssinjs/,
  ],
  [
    'a build that does not say what it holds',
    (own) => {
      own.packages = undefined
    },
    /does not say which packages it holds/,
  ],
  [
    '90 KB before it can start',
    (own) => {
      fileOf(own, MODULE).gzip = 91 * 1024
    },
    /needs 91 KB \(gzip\) before it can start, and 90 are allowed: import late.*module\.js/,
  ],
  [
    'a first file that is not there',
    (own) => {
      own.files = own.files.filter(({ path }) => path !== MODULE)
    },
    /names static\/js\/module\.js, which is not there|is missing: build/,
  ],
]

test.each(REMOTE_RULES)('a remote with %s is refused', (_, breaks, sentence) => {
  breaks(remote, shell)
  expect(remoteProblems(remote, shell.release)).toContainEqual(expect.stringMatching(sentence))
})

const FOLDER_RULES: [rule: string, breaks: Breaks, sentence: RegExp][] = [
  [
    'a script without a hash',
    ({ release }) => {
      delete release.files[MODULE]
    },
    /module\.js of mf-orders@1\.0\.0 has no hash in release\.json: build it again/,
  ],
  [
    'a script that was changed',
    (own) => {
      fileOf(own, MODULE).integrity = 'sha384-x'
    },
    /module\.js of mf-orders@1\.0\.0 is not what release\.json says/,
  ],
  [
    'a script that is gone',
    (own) => {
      own.release.files['static/js/late.js'] = 'sha384-x'
    },
    /late\.js of mf-orders@1\.0\.0 is missing/,
  ],
  [
    'a version that is no folder name',
    ({ release }) => {
      release.version = '../1.0.0'
    },
    /\.\.\/1\.0\.0 cannot name a folder: use letters/,
  ],
  ...[
    'http://localhost:4173/x',
    'http://127.0.0.1/',
    'https://[::1]:3000',
    'http://192.168.1.7/api',
    'file:///a/b.ts',
    '"/home/ana/loja/src/x.ts"',
    '("/Users/ana/x")',
    ' /work/loja/src/x.ts',
    'C:\\\\Users\\\\ana',
  ].map((address): [string, Breaks, RegExp] => [
    address,
    (own) => {
      fileOf(own, MODULE).text = `x=${address}`
    },
    /module\.js of mf-orders@1\.0\.0 names a place on a machine .*: take it from the configuration/,
  ]),
]

test.each(FOLDER_RULES)('a release with %s is refused', (_, breaks, sentence) => {
  breaks(remote, shell)
  expect(remoteProblems(remote, shell.release)).toContainEqual(expect.stringMatching(sentence))
})

test.each(['https://loja.test/home/ana/x', '"/admin/work/x"', 'react-dom/home/x.js', 'http://www.w3.org/2000/svg'])(
  'an address of no machine passes: %s',
  (address) => {
    fileOf(remote, MODULE).text = address
    expect(remoteProblems(remote, shell.release)).toEqual([])
  },
)

test('the shell may hold the defaults of its libraries; a remote may not, and no release another port', () => {
  fileOf(shell, 'static/js/index.js').text = '"http://localhost" "http://localhost:9999"'
  expect(shellProblems(shell, [])).toEqual([])
  fileOf(shell, 'static/js/index.js').text = '"http://localhost:4173"'
  expect(shellProblems(shell, [])).toEqual([expect.stringContaining('(http://localhost:4173)')])
})

test('a shell without a page, or with scripts of another release, is refused', () => {
  fileOf(shell, 'index.html').text = '<script src="/s/1.9.0/static/js/index.js"></script>'
  expect(shellProblems(shell, [])).toEqual([
    expect.stringContaining('names /s/1.9.0/static/js/index.js, which is not in /s/2.0.0/'),
  ])
  shell.files = shell.files.filter(({ path }) => path !== 'index.html')
  expect(shellProblems(shell, [])).toContainEqual(expect.stringContaining('has no index.html'))
})

test('what is malformed is refused, not thrown', async () => {
  const folder = join(dir.path, 'r/mf-orders/1.0.0')
  await writeFile(join(folder, 'mf-manifest.json'), '<!doctype html>')
  await writeFile(join(folder, 'packages.json'), '{}')
  const problems = remoteProblems(await readReleaseFacts(folder), shell.release)
  expect(problems[0]).toContain('no readable mf-manifest.json')
  await writeFile(join(folder, 'release.json'), '{}')
  await expect(readReleaseFacts(folder)).rejects.toMatchObject({ code: 'state' })
})

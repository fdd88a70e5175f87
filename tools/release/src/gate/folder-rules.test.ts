import { expect, test } from 'vitest'
import { folderProblems } from './folder-rules'
import { usePair, withFile, withRelease } from './test-support'

const pair = usePair()
const MODULE = 'static/js/module.js'

test('a release with a version that is no folder name is refused', () => {
  expect(folderProblems(withRelease(pair.remote, { version: '../1.0.0' }))).toEqual([
    expect.stringMatching(/^\.\.\/1\.0\.0 cannot name a folder: use letters/),
  ])
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

const PDFJS = 'assert(url.protocol,"PDFNodeStream only supports file:// URLs.")'

test.each([
  ['pdfjs-dist', PDFJS],
  ['react-router', 'new URL("http://localhost")'],
  ['@supabase/auth-js', '{url:"http://localhost:9999"}'],
])('a text of %s passes in a release that holds it, and in no other', (library, text) => {
  const own = withFile(pair.remote, MODULE, { text })
  expect(folderProblems(withRelease(own, { packages: ['clsx', library] }))).toEqual([])
  expect(folderProblems(withRelease(own, { packages: ['clsx'] }))).toHaveLength(1)
})

test.each(['"http://localhost:4173"', '"file:///home/ana/x"', '"PDFNodeStream" "file://x"'])(
  '%s beside the texts of libraries is refused',
  (own) => {
    const facts = withFile(pair.shell, 'static/js/index.js', { text: `${PDFJS};${own}` })
    expect(folderProblems(withRelease(facts, { packages: ['pdfjs-dist', 'react-router'] }))).toHaveLength(1)
  },
)

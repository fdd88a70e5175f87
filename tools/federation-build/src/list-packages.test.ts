import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPackages } from './list-packages'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'loja-packages-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

interface Module {
  nameForCondition(): string | undefined
  modules?: Module[]
}
const module = (path: string | undefined, ...modules: Module[]): Module => ({ nameForCondition: () => path, modules })
const installed = (name: string) =>
  `/x/node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}/es/index.js`

/** What `packages.json` says of chunks that hold these modules. */
function written(chunks: Module[][]): unknown {
  let build: (result: object) => void = () => undefined
  const api = { onAfterBuild: (handler: typeof build) => (build = handler), context: { distPath: dist } }
  listPackages<Module[]>().setup(api)
  build({ stats: { compilation: { chunks, chunkGraph: { getChunkModules: (chunk: Module[]) => chunk } } } })
  return JSON.parse(readFileSync(join(dist, 'packages.json'), 'utf8'))
}

test('packages of all chunks are named once, ours too, and those inside of joined modules', () => {
  const joined = module('/x/mf-orders/src/expose.ts', module(installed('react')), module('/x/libs/ui/src/index.ts'))
  const windows = module('C:\\x\\node_modules\\.pnpm\\dayjs@1.0.0\\node_modules\\dayjs\\esm\\index.js')
  expect(
    written([
      [joined, module(undefined)],
      [module(installed('@ant-design/icons')), windows, joined],
    ]),
  ).toEqual(['@ant-design/icons', '@loja/ui', 'dayjs', 'react'])
})

test('a bundler that says nothing fails the build: the gate would see no package and let everything through', () => {
  const setup = (api: object) => listPackages().setup(api as never)
  let build: (result: object) => void = () => undefined
  setup({ onAfterBuild: (handler: typeof build) => (build = handler), context: { distPath: dist } })
  expect(() => build({})).toThrow('does not say what it bundled')
})

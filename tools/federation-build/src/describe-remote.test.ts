import { expect, test } from 'vitest'
import { packagesOf } from './bundled-packages'
import { describeManifest } from './describe-remote'

const MANIFEST = {
  metaData: { globalName: 'mf_orders', publicPath: 'auto', remoteEntry: { name: 'static/js/entry.js', path: '' } },
  shared: [{ name: 'react', requiredVersion: '^19.3.0' }],
  exposes: [
    { path: './module', assets: { js: { sync: ['static/js/module.js'] }, css: { sync: ['static/module.css'] } } },
  ],
}

test('the description holds what a page needs to load the remote', () => {
  expect(describeManifest('mf-orders', MANIFEST, 'build')).toEqual({
    module: {
      entry: 'static/js/entry.js',
      globalName: 'mf_orders',
      scripts: ['static/js/module.js'],
      styles: ['static/module.css'],
    },
    shared: { react: '^19.3.0' },
  })
})

test.each([
  ['another name', { metaData: { ...MANIFEST.metaData, globalName: 'orders' } }, /it must be mf_orders/],
  [
    'a fixed public path',
    { metaData: { ...MANIFEST.metaData, publicPath: '/r/mf-orders/' } },
    /public path of mf-orders is \/r\/mf-orders\/: set output\.assetPrefix to 'auto'/,
  ],
  ['no ./module', { exposes: [] }, /exposes no \.\/module: name/],
])('the build of a remote with %s fails', (_, changes, sentence) => {
  expect(() => describeManifest('mf-orders', { ...MANIFEST, ...changes }, 'build')).toThrow(sentence)
})

interface Module {
  nameForCondition(): string | undefined
  modules?: Module[]
}
const module = (path: string | undefined, ...modules: Module[]): Module => ({ nameForCondition: () => path, modules })
const installed = (name: string) =>
  `/x/node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}/es/index.js`

test('each package is named once, ours too, and those inside of concatenated modules', () => {
  const joined = module('/x/mf-orders/src/expose.ts', module(installed('react')), module('/x/libs/ui/src/index.ts'))
  const windows = module('C:\\x\\node_modules\\.pnpm\\dayjs@1.0.0\\node_modules\\dayjs\\esm\\index.js')
  expect(packagesOf([joined, module(undefined), module(installed('@ant-design/icons')), windows, joined])).toEqual([
    '@ant-design/icons',
    '@loja/ui',
    'dayjs',
    'react',
  ])
})

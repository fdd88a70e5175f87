import { cp, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { repository } from '../../bin/run-step.mjs'
import { type Bundle, bundle } from './bundle'
import { installedVersions } from './published-manifest'

interface BundledPackage {
  name: string
  description: string
  bundles: Omit<Bundle, 'to'>[]
  exports: Record<string, string>
  files: string[]
  bin?: Record<string, string>
  runs: Record<string, string>
}

const TESTING = 'tools/component-testing'
const OUTSIDE = 'tools/toolchain/src/kit/outside'

/** Node loads no TypeScript from packages. */
export const BUNDLES: BundledPackage[] = [
  {
    name: '@loja/component-testing',
    description:
      'Tests of a module of Loja Admin: renders its pages in Chromium, with answers in place of the network.',
    bundles: [
      { target: 'es2022', entries: { index: `${TESTING}/src/index.ts`, setup: `${TESTING}/src/setup.ts` } },
      { target: 'node20', entries: { vitest: `${OUTSIDE}/vitest.ts` } },
    ],
    exports: { '.': `${TESTING}/src/index.ts`, './vitest': `${OUTSIDE}/vitest.ts` },
    files: [
      'shell/src/start/frame.css',
      'shell/src/start/global.css',
      'shell/src/app/PageProviders.module.css',
      'shell/src/notices/notices.css',
    ],
    runs: { playwright: 'tools/toolchain', 'react-dom': TESTING },
  },
  {
    name: '@loja/module-kit',
    description: 'Builds a module of Loja Admin, serves it to a running admin, checks and releases it.',
    bundles: [
      { target: 'node20', entries: { index: `${OUTSIDE}/index.ts` } },
      { target: 'node20', entries: { cli: `${OUTSIDE}/cli.ts` } },
    ],
    exports: { '.': `${OUTSIDE}/index.ts` },
    files: [
      'tools/antd-css/src/adopt-loader.mjs',
      'tools/antd-css/src/adopt-styles.mjs',
      'tools/toolchain/src/mf/new/template',
    ],
    bin: { mf: './lib/cli.js' },
    runs: {
      '@module-federation/enhanced': 'tools/federation-build',
      '@rsbuild/core': '.',
      typescript: '.',
      vitest: '.',
    },
  },
]

export async function stageBundles(
  { name, description, bundles, exports, files, bin, runs }: BundledPackage,
  { to, typesDir, libraries }: { to: string; typesDir: string; libraries: readonly string[] },
) {
  await mkdir(to, { recursive: true })
  const lib = join(to, 'lib')
  // In Node there is one program, in a page each library exists once.
  const imported = bundles.map((one) => bundle({ ...one, to: lib }, one.target === 'es2022' ? libraries : []))
  const versions = [
    ...(await Promise.all(imported)),
    ...Object.entries(runs).map(([run, from]) => installedVersions(join(repository, from), [run])),
  ]
  for (const file of files) await cp(join(repository, file), join(lib, basename(file)), { recursive: true })
  const paths = Object.entries(exports).map(([path, source]) => {
    const entry = basename(source, '.ts')
    return [path, { types: `./types/${dirname(source)}/${entry}.d.ts`, default: `./lib/${entry}.js` }]
  })
  for (const source of Object.values(exports))
    await cp(join(typesDir, dirname(source)), join(to, 'types', dirname(source)), { recursive: true })
  return {
    ...{ name, description, ...(bin && { bin }) },
    exports: Object.fromEntries(paths) as Record<string, object>,
    dependencies: Object.assign({}, ...versions) as Record<string, string>,
  }
}

export function bundledEntries(): string[] {
  return BUNDLES.flatMap(({ exports }) => Object.values(exports))
}

import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { packageOf } from '@loja/federation-build'
import { type Rspack, rspack } from '@rsbuild/core'
import { repository } from '../../bin/run-step.mjs'
import { packageFolder } from '../workspace'
import { readManifest } from './published-manifest'

export interface Bundle {
  entries: Record<string, string>
  target: 'node20' | 'es2022'
  to: string
}

const TYPESCRIPT: Rspack.RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
}

export async function bundle(
  { entries, target, to }: Bundle,
  libraries: readonly string[],
): Promise<Record<string, string>> {
  const imported: Record<string, string> = {}
  const compiler = rspack({
    mode: 'production',
    context: repository,
    target,
    devtool: false,
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(repository, file)])),
    output: {
      path: to,
      filename: '[name].js',
      chunkFilename: `${Object.keys(entries).join('-')}.[id].js`,
      module: true,
      chunkFormat: 'module',
      library: { type: 'modern-module' },
    },
    externals: ({ request = '', context = '' }, done) => {
      const name = packageOf(request)
      if (request.endsWith('.css')) return done(undefined, `./${request.split('/').at(-1)}`)
      if (/^[./]/.test(request) || (name.startsWith('@loja/') && !libraries.includes(name))) return done()
      if (!isBuiltin(request)) imported[name] = readManifest(packageFolder(context, name)).version
      done(undefined, request)
    },
    externalsType: 'module-import',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        [join(repository, 'tools/toolchain/bin/repository.mjs')]: join(
          repository,
          'tools/toolchain/src/kit/outside/repository.mjs',
        ),
      },
    },
    module: {
      // A bundle finds the files beside it by its own address.
      parser: { javascript: { importMeta: false, url: false } },
      rules: [TYPESCRIPT],
    },
    plugins: [
      new rspack.DefinePlugin({ __ANTD_CSS_IS_BUILT__: 'false' }),
      new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^cli\.js$/ }),
      new rspack.IgnorePlugin({ resourceRegExp: /^\.\/(preview|smoke|new\/new-module)$|\/kit\/make-kit$/ }),
    ],
    // Entries share modules.
    optimization: { minimize: false, usedExports: 'global' },
    performance: false,
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined)
      if (problem === undefined) resolve()
      else reject(new Error(`The module kit could not be bundled.\n${problem}`))
    })
  })
  return imported
}

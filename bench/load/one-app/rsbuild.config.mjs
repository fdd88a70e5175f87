import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { shellConfig } from '../../../rsbuild.base'
import { REMOTES } from '../../../tools/toolchain/src/workspace'

const REPOSITORY = join(import.meta.dirname, '../../..')
const SHELL = join(REPOSITORY, 'shell')
const DECLARATIONS = join(REPOSITORY, '.cache/bench/declarations.js')

const imports = REMOTES.map((name, index) => `import m${index} from '${join(REPOSITORY, name, 'src/module')}'\n`)
mkdirSync(dirname(DECLARATIONS), { recursive: true })
writeFileSync(DECLARATIONS, `${imports.join('')}export default [${REMOTES.map((_, index) => `m${index}`)}]\n`)

export default mergeRsbuildConfig(shellConfig('one-app'), {
  output: { distPath: { root: process.env.RELEASE_OUTPUT } },
  tools: {
    rspack: {
      resolve: {
        alias: { '@shell': join(SHELL, 'src'), declarations: DECLARATIONS },
        modules: ['node_modules', join(SHELL, 'node_modules')],
      },
      plugins: [
        new rspack.NormalModuleReplacementPlugin(
          /\/releases\/late-modules$/,
          join(import.meta.dirname, 'late-modules.js'),
        ),
      ],
    },
  },
})

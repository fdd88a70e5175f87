import { join } from 'node:path'
import { mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { shellConfig } from '../../../rsbuild.base'

const SHELL = join(import.meta.dirname, '../../../shell')

export default mergeRsbuildConfig(shellConfig('one-app'), {
  output: { distPath: { root: process.env.RELEASE_OUTPUT } },
  tools: {
    rspack: {
      resolve: {
        alias: { '@shell': join(SHELL, 'src') },
        // The file is outside of the shell, and resolves packages as the shell does.
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

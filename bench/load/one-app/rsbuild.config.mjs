import { join } from 'node:path'
import { mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { shellConfig } from '../../../rsbuild.base'

const SHELL = join(import.meta.dirname, '../../../shell')

/** The same pages as one app: the shell's own build, with the modules' pages imported where it would load a remote. */
export default mergeRsbuildConfig(shellConfig('one-app'), {
  output: { distPath: { root: process.env.RELEASE_OUTPUT } },
  tools: {
    rspack: {
      resolve: {
        alias: { '@shell': join(SHELL, 'src') },
        // The file below lies here, and takes what the shell has.
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

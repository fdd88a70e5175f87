import { join } from 'node:path'
import { mergeRsbuildConfig, rspack } from '@rsbuild/core'
import { shellConfig } from '../../../rsbuild.base'

/** The same pages as one app: the shell's own build, with the modules' pages imported where it would load a remote. */
export default mergeRsbuildConfig(shellConfig('one-app'), {
  output: { distPath: { root: process.env.RELEASE_OUTPUT } },
  tools: {
    rspack: {
      plugins: [
        new rspack.NormalModuleReplacementPlugin(
          /^\.\.?\/(modules\/)?remotes$/,
          join(import.meta.dirname, 'modules.js'),
        ),
      ],
    },
  },
})

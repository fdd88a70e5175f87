import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * V8 compiles all functions of such a file on a background thread, while the file arrives. Otherwise it
 * compiles each at its first call, on the thread of the page.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A larger file is a library that reads PDF or XLSX files, of which a list uses a small part. */
const LARGEST_BYTES = 300_000

export function compileHint(): RsbuildPlugin {
  return {
    name: 'loja:compile-hint',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'dev-tooling' }, ({ assets, compilation, sources }) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (name.endsWith('.js') && asset.size() < LARGEST_BYTES)
            compilation.updateAsset(name, new sources.ConcatSource(HINT, asset))
        }
      })
    },
  }
}

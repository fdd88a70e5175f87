interface RuntimeModule {
  name?: string
  source?: { source: Buffer }
}
interface Compilation {
  hooks: {
    runtimeModule: { tap(options: { name: string; stage: number }, change: (module: RuntimeModule) => void): void }
  }
}
interface RspackApi {
  modifyRspackConfig(
    modify: (
      config: unknown,
      utils: {
        appendPlugins(plugin: {
          apply(compiler: {
            hooks: { thisCompilation: { tap(name: string, use: (compilation: Compilation) => void): void } }
          }): void
        }): void
      },
    ) => void,
  ): void
}

const NAME = 'loja:chunks-after-entry'

/**
 * After a failure the page requests the entry with a new query (`load-entry.ts`); a browser would join chunks
 * of the same address to a request that hangs.
 */
const QUERY_OF_ENTRY = `
(() => {
  const { search = '' } = typeof document === 'object' && document.currentScript ? new URL(document.currentScript.src) : {};
  if (search === '') return;
  for (const naming of ['u', 'miniCssF']) {
    const nameOf = __webpack_require__[naming];
    if (nameOf) __webpack_require__[naming] = (chunkId) => {
      const name = nameOf(chunkId);
      return name && name + search;
    };
  }
})();
`

export function chunksAfterEntry() {
  return {
    name: NAME,
    setup(api: RspackApi) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins({
          apply: (compiler) =>
            compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) =>
              // Before assets-retry, which stores the functions that it finds in the same module.
              hooks.runtimeModule.tap({ name: NAME, stage: -1 }, addToPublicPath),
            ),
        })
      })
    },
  }
}

function addToPublicPath(module: RuntimeModule): void {
  if (module.name !== 'auto_public_path' || !module.source) return
  module.source.source = Buffer.from(`${module.source.source}${QUERY_OF_ENTRY}`)
}

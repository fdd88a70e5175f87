/** The part of Rsbuild's plugin interface that is used here. */
interface RspackApi {
  modifyRspackConfig(
    modify: (
      config: unknown,
      utils: {
        rspack: { BannerPlugin: new (banner: { banner: string; raw: true; include: RegExp }) => never }
        appendPlugins(plugin: never): void
      },
    ) => void,
  ): void
}

/**
 * The script of a worker begins with Module Federation's runtime as every script with an entry does, and its core is the
 * page's (`externalRuntime`), which a worker cannot reach. It shares nothing and loads no remote, so it gets one that keeps
 * nothing: what that runtime calls while it starts, version 2.9.
 */
const INERT_CORE = `self._FEDERATION_RUNTIME_CORE ??= {
  ModuleFederation: class { shareScopeMap = {}; registerShared() {} },
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor() {},
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance() {},
  helpers: {},
};`

/** Rsbuild plugin for the workers of a remote, whose names end in `-worker`. */
export function coreForWorkers() {
  return {
    name: 'loja:core-for-workers',
    setup(api: RspackApi) {
      api.modifyRspackConfig((_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.BannerPlugin({ banner: INERT_CORE, raw: true, include: /-worker\.js$/ }))
      })
    },
  }
}

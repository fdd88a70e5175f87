/**
 * The core of Module Federation's runtime, as the entries of remotes use it: what their own part of the runtime imports
 * (`@module-federation/runtime` and `webpack-bundler-runtime`). An entry that misses a name does not load, in any test.
 */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'

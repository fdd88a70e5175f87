export { federationName, parseRegistry, type Registry, releaseKey } from '../registry'
export {
  type InstalledVersions,
  SHARED_MODULES,
  type SharedModuleName,
  sharedOptions,
} from '../shared-modules'
export { runtimeAsModules } from './runtime-as-modules'
export { silentPackages } from './side-effects'

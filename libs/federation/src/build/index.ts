export { federationName, parseRegistry, type Registry, releaseKey } from '../registry'
export {
  ANTD_BY_COMPONENT,
  type InstalledVersions,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
} from '../shared-modules'
export { nameLateFiles } from './name-late-files'
export { refuseUnprovided } from './refuse-unprovided'
export { runtimeAsModules } from './runtime-as-modules'
export { silentPackages } from './side-effects'

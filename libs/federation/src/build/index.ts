export { canaryBucket } from '../canary-bucket'
export { servesContract } from '../contract-range'
export { federationName, parseRegistry, type Registry, registrySchema, releaseKey, remoteAt } from '../registry'
export { parseReleaseFile, type ReleaseFile } from '../release-file'
export {
  ANTD_BY_COMPONENT,
  type InstalledVersions,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
} from '../shared-modules'
export { chunksAfterEntry } from './chunks-after-entry'
export { coreForWorkers } from './core-for-workers'
export { listPackages } from './list-packages'
export { nameLateFiles } from './name-late-files'
export { providedVersions } from './provided-versions'
export { foreignStyles, refuseForeignStyles } from './refuse-foreign-styles'
export { refuseUnprovided } from './refuse-unprovided'
export { integrityOf, PACKAGES_FILE, RELEASE_FILE } from './release-text'
export { runtimeAsModules } from './runtime-as-modules'
export { silentPackages } from './side-effects'

export {
  ANTD_BY_COMPONENT,
  canaryBucket,
  federationName,
  type InstalledVersions,
  parseRegistry,
  parseReleaseFile,
  type Registry,
  type ReleaseFile,
  registrySchema,
  releaseKey,
  remoteAt,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
  servesContract,
} from '@loja/federation/shared'
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

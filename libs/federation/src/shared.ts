export { canaryBucket } from './registry/canary-bucket'
export { servesContract } from './registry/contract-range'
export { declarationParts, declarationSchema } from './registry/declaration'
export { declarationProblems } from './registry/declaration-problems'
export {
  federationName,
  isNote,
  parseRegistry,
  type Registry,
  registrySchema,
  releaseKey,
  remoteAt,
} from './registry/registry'
export { parseReleaseFile, type ReleaseFile } from './registry/release-file'
export {
  ANTD_BY_COMPONENT,
  compatibleRange,
  type InstalledVersions,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
  sharedSpecifiers,
} from './shared-modules'

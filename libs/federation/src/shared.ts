export { DEPRECATIONS } from '@loja/platform/deprecated'
export { canaryBucket } from './registry/canary-bucket'
export { servesContract } from './registry/contract-range'
export { declarationParts, declarationSchema, pathsOf, readDeclaration, sectionCycle } from './registry/declaration'
export { declarationProblems } from './registry/declaration-problems'
export {
  declarationOf,
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

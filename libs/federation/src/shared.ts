export { DEPRECATIONS } from '@loja/platform/deprecated'
export { servesContract } from './registry/contract-range'
export { readDeclaration, sectionCycle } from './registry/declaration'
export { declarationOf, parseReleaseWithPaths as parseReleaseFile } from './registry/declaration-of'
export { declarationProblems } from './registry/declaration-problems'
export { nearest } from './registry/nearest'
export {
  federationName,
  isNote,
  parseRegistry,
  pathsOf,
  type Registry,
  registrySchema,
  releaseKey,
  remoteAt,
} from './registry/registry'
export type { ReleaseFile } from './registry/release-file'
export {
  ANTD_BY_COMPONENT,
  compatibleRange,
  type InstalledVersions,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
  sharedSpecifiers,
} from './shared-modules'

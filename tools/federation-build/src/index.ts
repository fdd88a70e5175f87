export {
  ANTD_BY_COMPONENT,
  DEPRECATIONS,
  declarationOf,
  declarationProblems,
  federationName,
  type InstalledVersions,
  isNote,
  nearest,
  parseRegistry,
  parseReleaseFile,
  pathsOf,
  type Registry,
  type ReleaseFile,
  readDeclaration,
  registrySchema,
  releaseKey,
  remoteAt,
  remoteShares,
  SHARED_MODULES,
  type SharedModuleName,
  sectionCycle,
  servesContract,
} from '@loja/federation/shared'
export { chunksAfterEntry } from './chunks-after-entry'
export { compileHint } from './compile-hint'
export { describeRemote, EMPTY_ENTRY } from './describe-remote'
export { describeShell } from './describe-shell'
export { nameLateFiles } from './name-late-files'
export { coreForWorkers, federationVersion, runtimeAsModules } from './private-runtime'
export { packageOf } from './provided'
export { foreignStyles, refuseForeignStyles } from './refuse-foreign-styles'
export { integrityOf, RELEASE_FILE } from './release-text'
export { authWithPasswords, silentPackages } from './side-effects'

export { besideRelease, copyRelease, exists } from './folder/copy-release'
export { shellVersionOf } from './folder/publish-shell'
export { listedRelease, readReleaseFile, releaseFolder } from './folder/release-folder'
export { fitProblems } from './gate/fits'
export { remoteProblems, shellProblems } from './gate/gate'
export { readReleaseFacts } from './gate/read-facts'
export { EXIT_CODES, Refusal, type RefusalCode } from './refusal'
export { editRegistry, readRegistry } from './registry/edit-registry'
export {
  activate,
  activateShell,
  type Candidate,
  canaryOf,
  endCanary,
  listRelease,
  refuseLocked,
  rollBack,
  rollBackShell,
  rollbackTarget,
  setEnabled,
  setLocked,
  startCanary,
} from './registry/edits'
export { collectGarbage } from './retention/collect-garbage'
export { type ReleaseHealth, readReports, verdictOf } from './telemetry/read-reports'

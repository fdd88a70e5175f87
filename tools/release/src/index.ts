export { besideRelease, copyRelease, exists, refuseOtherFiles, removeUnfinished } from './folder/copy-release'
export { forgetMissing } from './folder/forget-missing'
export { shellVersionOf } from './folder/publish-shell'
export { candidateOf, folderOfKey, readReleaseFile, releaseFolder } from './folder/release-folder'
export { missingFiles, readFolder, readWholeRelease, releasedFiles } from './folder/whole-release'
export { fitProblems } from './gate/fits'
export { remoteProblems, shellProblems } from './gate/gate'
export { linesOf, ownershipProblems, pageChanges, pageWarnings, sectionProblems } from './gate/live-pages'
export { readReleaseFacts } from './gate/read-facts'
export { olderProblems, routeProblems } from './gate/replacement'
export { EXIT_CODES, Refusal, type RefusalCode, storageRefusal } from './refusal'
export type { Candidate, Provenance } from './registry/candidate'
export { type EditNote, editRegistry, restoreRevision } from './registry/edit-registry'
export {
  activate,
  activateAmong,
  activateShell,
  canaryOf,
  disableReleases,
  enableReleases,
  endCanary,
  listRelease,
  refuseLocked,
  refuseTaken,
  removeModule,
  rollBack,
  rollBackShell,
  rollbackTarget,
  type Stamp,
  setEnabled,
  startCanary,
  versionsInUse,
} from './registry/edits'
export { readHistory, readRegistry } from './registry/registry-files'
export { collectGarbage, releasedNames } from './retention/collect-garbage'
export { shellWord } from './shell-word'
export { mustRollBack, type ReleaseHealth, readReports, reportsNeeded, verdictOf } from './telemetry/read-reports'

export { federationName, parseRegistry, type Registry, releaseKey } from '../registry'
export {
  type InstalledVersions,
  SHARED_MODULES,
  type SharedModuleName,
  sharedOptions,
  sharedSpecifiers,
} from '../shared-modules'

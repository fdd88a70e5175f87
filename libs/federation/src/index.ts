export { fetchRegistry } from './fetch-registry'
export { createRemoteLoader, type LoadedRemote, type RemoteLoader } from './loader'
export type { ProvidedModules } from './page-federation'
export { type RemoteFailure, toRemoteLoadError } from './remote-load-error'

/** What the page has from its start. The loader itself, with Module Federation in it, is an entry of its own. */
export { fetchRegistry } from './fetch-registry'
export type { LoadedRemote, RemoteLoader } from './loader'
export type { ProvidedModules } from './page-federation'
export { type RemoteFailure, toRemoteLoadError } from './remote-load-error'

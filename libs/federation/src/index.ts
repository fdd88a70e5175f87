export { createRemoteLoader, type LoadedRemote, type RemoteFailure, RemoteLoadError, type RemoteLoader } from './loader'

export { createRemoteLoader, type LoadedRemote, type RemoteFailure, type RemoteLoader } from './loader'

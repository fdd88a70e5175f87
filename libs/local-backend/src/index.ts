export { DEMO_ACCOUNTS } from './demo-data'
export { BackendError, type BackendErrorCode } from './errors'
export { type SpawnedBackend, spawnBackend } from './spawn-backend'
export { type BackendOptions, type RunningBackend, startBackend } from './start-backend'

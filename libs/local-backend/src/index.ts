export { DEMO_ACCOUNTS } from './database/demo-data'
export { BackendError, type BackendErrorCode } from './errors'
export { type SpawnedBackend, spawnBackend } from './process/spawn-backend'
export { type BackendOptions, type RunningBackend, startBackend } from './start-backend'

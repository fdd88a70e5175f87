export {
  configurePlatform,
  forgetSession,
  getConnection,
  getPlatformConfig,
  getStoredUserId,
  getSupabase,
  type PlatformConfig,
  probeApi,
} from './client'
export type { Connection, ConnectionState } from './connection'
export { paths } from './paths'
export { CONTRACT_VERSION, type RemoteMeta, type RemoteModule, type RemoteProps } from './remote-module'
export { type Access, accessAtom } from './session'
export { type UnsavedChanges, unsavedChangesAtom } from './unsaved-changes'

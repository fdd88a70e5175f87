/** What modules and the shell share: read-only, but for the client, which only `libs/data` uses. */
export { getConnection, getPlatformConfig, getSupabase, type PlatformConfig } from './client'
export type { ConnectionState } from './connection'
export { paths } from './paths'
export type { RemoteMeta, RemoteModule, RemoteProps } from './remote-module'
export { type Access, accessAtom } from './session'
export { type UnsavedChanges, unsavedChangesAtom } from './unsaved-changes'

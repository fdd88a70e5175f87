export { type AnnouncedWork, announceWork, type BackgroundWork, getBackgroundWork } from './background-work'
export type { PageId } from './bundled-pages'
export type { ConnectionState } from './connection'
export type {
  CommandData,
  CounterData,
  CountQuery,
  IconName,
  LinkData,
  LinkRow,
  LinkSource,
  ModuleDeclaration,
  PageData,
  PageShape,
  PageTarget,
  QuickActionData,
  SearchData,
  SearchKind,
  SettingsSectionData,
} from './declaration'
export { paths } from './deprecated'
export { getNotices, type Notice, type Notices } from './notices'
export { getOffer, type Offer, pagePath } from './offer'
export { type OpenWork, openWorkAtom } from './open-work'
export { getConnection, getPlatformConfig, getSupabase, type PlatformConfig } from './platform'
export type { PageRead, RemoteMeta, RemoteModule, RemoteProps } from './remote-module'
export { type Access, accessAtom } from './session'
export type { Supabase } from './supabase'
export { type UnsavedChanges, unsavedChangesAtom } from './unsaved-changes'

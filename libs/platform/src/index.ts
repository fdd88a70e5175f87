export { configurePlatform, getPlatformConfig, getSupabase, type PlatformConfig } from './client'
export { paths } from './paths'
export { CONTRACT_VERSION, type RemoteMeta, type RemoteModule, type RemoteProps } from './remote-module'
export { type Access, accessAtom } from './session'

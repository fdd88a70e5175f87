/**
 * What writes the session and the connection: for the shell alone, which lint enforces. It is no shared module; in the
 * shell's build it stands on the same files as `@loja/platform`, in another build it would be a second platform.
 */
export { configurePlatform, forgetSession, getReporter, getStoredUserId } from './platform'
export { CONTRACT_VERSION } from './remote-module'
export { setAccessAtom } from './session'
export { hasStoredSession } from './session-storage'
export { createSignal, type Signal } from './signal'
export { watchConnection } from './watch-connection'

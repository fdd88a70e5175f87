/**
 * Writes to session and connection: only for the shell (checked by lint). Not a shared module: in another build it
 * would
 * be a second platform.
 */
export { setNotices } from './notices'
export { BUNDLED_OFFER, setOffer } from './offer'
export { type RecoveryError, requestRecoveryLink, setPasswordByLink } from './password-recovery'
export { configurePlatform, forgetSession, getReporter, getStoredUserId } from './platform'
export { CONTRACT_VERSION } from './remote-module'
export { setAccessAtom } from './session'
export { hasStoredSession } from './session-storage'
export { createSignal, type Signal } from './signal'
export { watchConnection } from './watch-connection'

import { atom } from 'jotai'
import type { SessionEnded } from './sign-in/sign-in-place'

/**
 * Why the sign-in page is shown, where it has to say so: the session was `lost`, or the person has `left` in another
 * tab. `null` after `Sair` of this tab, and before any sign-in.
 */
export const sessionEndedAtom = atom<SessionEnded>(null)

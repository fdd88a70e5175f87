import { atom } from 'jotai'
import type { SessionEnded } from './sign-in/sign-in-place'

/** Reason shown on the sign-in page. `left`: signed out in another tab. */
export const sessionEndedAtom = atom<SessionEnded>(null)

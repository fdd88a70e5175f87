import { atom } from 'jotai'

/** True when the session ended without `Sair` of this tab: the sign-in page says so. */
export const sessionEndedAtom = atom(false)

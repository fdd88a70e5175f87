import { atom } from 'jotai'

/**
 * Why the sign-in page is shown, where it has to say so: the session was `lost`, or the person has `left` in another
 * tab. `null` after `Sair` of this tab, and before any sign-in.
 */
export const sessionEndedAtom = atom<'lost' | 'left' | null>(null)

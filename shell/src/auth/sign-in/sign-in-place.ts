import { createSignal } from '@loja/platform/shell'

/** Why the sign-in page is shown, where it has to say so; see `sessionEndedAtom`. */
export type SessionEnded = 'lost' | 'left' | null

interface SignInPlace {
  isShown: boolean
  ended: SessionEnded
}

/** Whether the sign-in page is shown: it is rendered beside the admin, and before it. */
export const signInPlace = createSignal<SignInPlace>({ isShown: false, ended: null })

/** Shows the sign-in page, or takes it away with what was typed. */
export function setSignInShown(isShown: boolean): void {
  signInPlace.set({ ...signInPlace.get(), isShown })
}

/** Tells people why they have to sign in. */
export function setSessionEnded(ended: SessionEnded): void {
  signInPlace.set({ ...signInPlace.get(), ended })
}

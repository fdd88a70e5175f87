import { createSignal } from '@loja/platform/shell'

/** See `sessionEndedAtom`. */
export type SessionEnded = 'lost' | 'left' | null

interface SignInPlace {
  isShown: boolean
  ended: SessionEnded
}

export const signInPlace = createSignal<SignInPlace>({ isShown: false, ended: null })

export function setSignInShown(isShown: boolean): void {
  signInPlace.set({ ...signInPlace.get(), isShown })
}

export function setSessionEnded(ended: SessionEnded): void {
  signInPlace.set({ ...signInPlace.get(), ended })
}

/** Why the sign-in page is shown, where it has to say so; see `sessionEndedAtom`. */
export type SessionEnded = 'lost' | 'left' | null

interface SignInPlace {
  isShown: boolean
  ended: SessionEnded
}

let place: SignInPlace = { isShown: false, ended: null }
const listeners = new Set<() => void>()

/** Whether the sign-in page is shown. It stands beside the admin, and is there before it. */
export const signInPlace = {
  get: () => place,
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
}

/** Shows the sign-in page, or takes it away with what was typed. */
export function setSignInShown(isShown: boolean): void {
  change({ isShown })
}

/** Tells people why they have to sign in. */
export function setSessionEnded(ended: SessionEnded): void {
  change({ ended })
}

function change(next: Partial<SignInPlace>): void {
  place = { ...place, ...next }
  for (const listener of listeners) listener()
}

const CHANNEL = 'loja-leaving'

/** Which tab is signing the person out, by the person's own wish. */
let leaving: 'here' | 'elsewhere' | null = null
let otherTabs: BroadcastChannel | undefined

/** Listens to the other tabs: their sign-out ends the session here too, and no session was lost. */
export function watchLeaving(): void {
  otherTabs = new BroadcastChannel(CHANNEL)
  otherTabs.addEventListener('message', ({ data }) => {
    leaving = data === 'leaving' ? 'elsewhere' : null
  })
}

/**
 * Runs a sign-out that the person asked for. The other tabs are told before it begins, because the end of the session
 * reaches them before its answer does; and told again when it fails.
 */
export async function duringSignOut<T>(signOut: () => Promise<T>): Promise<T> {
  leaving = 'here'
  otherTabs?.postMessage('leaving')
  try {
    return await signOut()
  } catch (error) {
    otherTabs?.postMessage('staying')
    throw error
  } finally {
    leaving = null
  }
}

/** Whose doing the end of the session is, told once; `null` when nobody is signing out. */
export function takeLeaving(): 'here' | 'elsewhere' | null {
  const taken = leaving
  if (leaving === 'elsewhere') leaving = null
  return taken
}

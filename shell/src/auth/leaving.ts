const CHANNEL = 'loja-leaving'

let leaving: 'here' | 'elsewhere' | null = null
let otherTabs: BroadcastChannel | undefined

/** A sign-out in another tab is no lost session. */
export function watchLeaving(): void {
  otherTabs = new BroadcastChannel(CHANNEL)
  otherTabs.addEventListener('message', ({ data }) => {
    leaving = data === 'leaving' ? 'elsewhere' : null
  })
}

/** Notifies the other tabs before the sign-out, because its result reaches them early, and again if it fails. */
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

/** Tab of the current sign-out, null without one. */
export function takeLeaving(): 'here' | 'elsewhere' | null {
  const taken = leaving
  if (leaving === 'elsewhere') leaving = null
  return taken
}

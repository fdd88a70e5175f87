import { accessAtom } from '@loja/platform'
import { BUNDLED_OFFER, getStoredUserId, setOffer } from '@loja/platform/shell'
import type { createStore } from 'jotai'
import { readStoredOffer } from './stored-offer'

/** Shows the last offer of the account from the first paint, and again after another one has signed in. */
export function showStoredOffer(store: ReturnType<typeof createStore>): void {
  let shown: string | null = null
  const show = () => {
    const account = getStoredUserId()
    if (account === shown) return
    shown = account
    setOffer(account === null ? BUNDLED_OFFER : readStoredOffer(account))
  }
  show()
  store.sub(accessAtom, show)
}

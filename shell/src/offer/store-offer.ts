import { createBrowserStorage } from '@loja/federation'
import type { Offer } from '@loja/platform'
import { offerKey } from './stored-offer'

const storage = createBrowserStorage(() => localStorage)

/** For the next first paint. */
export function storeOffer(account: string, { pages, sections, quickActions, counters, tasks }: Offer): void {
  storage.set(offerKey, JSON.stringify({ account, pages, sections, quickActions, counters, tasks }))
}

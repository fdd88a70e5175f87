import { type BrowserStorage, createBrowserStorage } from '@loja/federation'

const KEPT = 5

const keyOf = (userId: string) => `loja-recent-choices:${userId}`

export const recentStorage = createBrowserStorage(() => localStorage)

/** Addresses that the account chose in the palette, the latest first. */
export function readRecentChoices(storage: BrowserStorage, userId: string): string[] {
  return (storage.get(keyOf(userId)) ?? '').split('\n').filter(Boolean).slice(0, KEPT)
}

export function storeRecentChoice(storage: BrowserStorage, userId: string, to: string): void {
  const others = readRecentChoices(storage, userId).filter((other) => other !== to)
  storage.set(keyOf(userId), [to, ...others].slice(0, KEPT).join('\n'))
}

import { type BrowserStorage, createBrowserStorage } from '@loja/federation'

export const ANNOUNCEMENTS = ['sound', 'notification'] as const
export type Announcement = (typeof ANNOUNCEMENTS)[number]

const keyOf = (userId: string) => `loja-news:${userId}`

export const newsStorage = createBrowserStorage(() => localStorage)

/** Stored for the account in this browser. */
export function readNewsChoice(storage: BrowserStorage, userId: string): Announcement[] {
  const stored = (storage.get(keyOf(userId)) ?? '').split(' ')
  return ANNOUNCEMENTS.filter((one) => stored.includes(one))
}

export function storeNewsChoice(storage: BrowserStorage, userId: string, choice: readonly Announcement[]): void {
  storage.set(keyOf(userId), choice.length > 0 ? choice.join(' ') : null)
}

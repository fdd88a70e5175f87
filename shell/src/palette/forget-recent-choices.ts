import { type BrowserStorage, createBrowserStorage } from '@loja/federation'

export const recentStorage = createBrowserStorage(() => localStorage)

export function recentKey(userId: string): string {
  return `loja-recent-choices:${userId}`
}

/** In a file of its own: the palette is loaded later. */
export function forgetRecentChoices(storage: BrowserStorage, userId: string): void {
  storage.set(recentKey(userId), null)
}

import type { BrowserStorage } from '@loja/federation'
import type { IconName } from '@loja/platform'
import { recentKey } from './forget-recent-choices'

const STORED = 5

export interface RecentChoice {
  to: string
  found?: { label: string; icon: IconName }
}

export function readRecentChoices(storage: BrowserStorage, userId: string): RecentChoice[] {
  try {
    const stored: unknown = JSON.parse(storage.get(recentKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, STORED) : []
  } catch {
    // Stored by an earlier release.
    return []
  }
}

export function storeRecentChoice(storage: BrowserStorage, userId: string, choice: RecentChoice): void {
  const others = readRecentChoices(storage, userId).filter(({ to }) => to !== choice.to)
  storage.set(recentKey(userId), JSON.stringify([choice, ...others].slice(0, STORED)))
}

function isChoice(choice: unknown): choice is RecentChoice {
  const { to, found } = (choice ?? {}) as Partial<RecentChoice>
  return typeof to === 'string' && (found === undefined || typeof found?.label === 'string')
}

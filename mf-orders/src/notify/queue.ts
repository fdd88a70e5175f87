/** Orders whose customers are notified in turn. Contains no personal data, because it outlives the session. */
export interface NotifyQueue {
  ids: string[]
  /** The newest opened message of each order when the queue was started: another one was opened since. */
  before: Record<string, string>
  opened: string[]
  skipped: string[]
}

const keyOf = (userId: string) => `loja:notify-queue:${userId}`

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

export function readQueue(userId: string): NotifyQueue | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<NotifyQueue> | null
    if (!stored || !isTexts(stored.ids) || !isTexts(stored.opened) || !isTexts(stored.skipped)) return null
    return { ids: stored.ids, before: { ...stored.before }, opened: stored.opened, skipped: stored.skipped }
  } catch (error) {
    console.warn('[orders.notifyQueue] not readable', error)
    return null
  }
}

export function storeQueue(userId: string, queue: NotifyQueue | null): void {
  try {
    if (queue === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(queue))
  } catch (error) {
    // The queue then ends with the page.
    console.warn('[orders.notifyQueue] not stored', error)
  }
}

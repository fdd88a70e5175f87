/** What one server and one client may use. */
export interface RealtimeLimits {
  connections: number
  connectionsPerAddress: number
  channelsPerConnection: number
  /** Entries of `postgres_changes` in one channel. */
  subscriptionsPerChannel: number
  joinsPerSecond: number
  messagesPerSecond: number
  /** A longer message ends the connection. A join carries a token of one or two kilobytes. */
  messageBytes: number
  /** Silence after which a connection is closed, in milliseconds; clients send a heartbeat every 25 seconds. */
  idleMs: number
  /** What may wait in memory for a slow client before deliveries pause for it. */
  bufferedBytes: number
  /** How long deliveries pause for slow clients before these are dropped, in milliseconds. */
  drainMs: number
}

/** Above what the back-office needs, below what would hurt one process. */
export const DEFAULT_LIMITS: RealtimeLimits = {
  connections: 1000,
  connectionsPerAddress: 100,
  channelsPerConnection: 100,
  subscriptionsPerChannel: 100,
  joinsPerSecond: 50,
  messagesPerSecond: 200,
  messageBytes: 128 * 1024,
  idleMs: 60_000,
  bufferedBytes: 1024 * 1024,
  drainMs: 1000,
}

/** Allows so many a second, with a second's worth at once. */
export class Rate {
  readonly #perSecond: number
  #left: number
  #at = 0

  constructor(perSecond: number) {
    this.#perSecond = perSecond
    this.#left = perSecond
  }

  /** Books one; false when it is too many. `now` is in milliseconds. */
  allows(now: number): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Counts open connections, in all and by address. */
export class ConnectionCount {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** Books a connection; false when it is one too many. */
  add(address: string, limits: RealtimeLimits): boolean {
    const ofAddress = this.#byAddress.get(address) ?? 0
    if (this.#total >= limits.connections || ofAddress >= limits.connectionsPerAddress) return false
    this.#total += 1
    this.#byAddress.set(address, ofAddress + 1)
    return true
  }

  remove(address: string): void {
    const left = (this.#byAddress.get(address) ?? 0) - 1
    this.#total -= 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }
}

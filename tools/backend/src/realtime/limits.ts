export interface RealtimeLimits {
  connections: number
  connectionsPerAddress: number
  channelsPerConnection: number
  subscriptionsPerChannel: number
  joinsPerSecond: number
  messagesPerSecond: number
  /** A join's token has one or two kilobytes. */
  messageBytes: number
  /** Clients send heartbeats every 25 s. */
  idleMs: number
  bufferedBytes: number
  /** In milliseconds. */
  drainMs: number
}

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

export class Rate {
  readonly #perSecond: number
  #left: number
  #at = 0

  constructor(perSecond: number) {
    this.#perSecond = perSecond
    this.#left = perSecond
  }

  allows(now: number): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

export class ConnectionCount {
  readonly #byAddress = new Map<string, number>()
  #total = 0

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

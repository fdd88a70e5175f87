import { type Change, isInSnapshot } from './change-log'
import { type Claims, expiredText } from './claims'
import { matchesFilter } from './filter'
import { isOfEvent, type Subscription } from './join-request'

/** Longer timers overflow and fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export interface ChannelSocket {
  /** A write for each message is most of the time of a delivery to many sockets. */
  inOneWrite(pushAll: () => void): void
  push(channel: Channel, event: string, payload: unknown, ref?: string | null): void
  readonly waiting: number
  drop(): void
}

export class Channel {
  readonly topic: string
  readonly joinRef: string | null
  readonly socket: ChannelSocket
  subscriptions: Subscription[] = []
  since: string | undefined
  #claims: Claims
  #timer: NodeJS.Timeout | undefined
  readonly #onExpired: (channel: Channel, text: string) => void

  constructor(options: {
    topic: string
    joinRef: string | null
    socket: ChannelSocket
    claims: Claims
    onExpired: (channel: Channel, text: string) => void
  }) {
    this.topic = options.topic
    this.joinRef = options.joinRef
    this.socket = options.socket
    this.#onExpired = options.onExpired
    this.#claims = options.claims
    this.#startTimer()
  }

  get claims(): Claims {
    return this.#claims
  }

  set claims(claims: Claims) {
    this.#claims = claims
    this.#startTimer()
  }

  /** The timer of the token's expiry may be late. */
  isCurrent(now: number): boolean {
    return this.#claims.expiresAt === undefined || now < this.#claims.expiresAt
  }

  subscriptionsFor(change: Change): Subscription[] {
    if (this.since === undefined || isInSnapshot(this.since, change.xid)) return []
    return this.subscriptions.filter((subscription) => {
      const conditions = subscription.tables.get(change.entity)
      return conditions !== undefined && isOfEvent(subscription, change.op) && matchesFilter(conditions, change.record)
    })
  }

  pushSystem(status: 'ok' | 'error', extension: 'postgres_changes' | 'system', message: string): void {
    this.socket.push(this, 'system', { status, extension, message, channel: this.topic.slice('realtime:'.length) })
  }

  dispose(): void {
    clearTimeout(this.#timer)
  }

  #startTimer(): void {
    clearTimeout(this.#timer)
    const { expiresAt } = this.#claims
    if (expiresAt === undefined) return
    const left = expiresAt - Date.now()
    this.#timer = setTimeout(
      () => {
        if (this.isCurrent(Date.now())) this.#startTimer()
        else this.#onExpired(this, expiredText(expiresAt, Date.now()))
      },
      Math.min(Math.max(left, 0), MAX_TIMER_MS),
    )
    this.#timer.unref()
  }
}

import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { Channel, type ChannelSocket } from './channel'
import type { ChannelRegistry } from './channel-registry'
import { type Claims, TokenError, type TokenReader } from './claims'
import { decodeFrame, encodeFrame, type Frame, isRecord, type Vsn } from './frames'
import { parseJoin, readableBy, refusedText, resolveSubscription, type Subscription } from './join-request'
import { Rate, type RealtimeLimits } from './limits'

const MAX_TOPIC = 255

interface SessionOptions {
  /** Under the WebSocket. */
  connection: Duplex
  vsn: Vsn
  keyClaims: Claims
  tokens: TokenReader
  channels: ChannelRegistry
  limits: RealtimeLimits
  log: (line: string) => void
  now: () => number
}

export class SocketSession implements ChannelSocket {
  readonly #ws: WebSocket
  readonly #options: SessionOptions
  readonly #joined = new Map<string, Channel>()
  readonly #joins: Rate
  readonly #messages: Rate
  #tail: Promise<void> = Promise.resolve()
  lastHeardAt: number

  constructor(ws: WebSocket, options: SessionOptions) {
    this.#ws = ws
    this.#options = options
    this.lastHeardAt = options.now()
    this.#joins = new Rate(options.limits.joinsPerSecond)
    this.#messages = new Rate(options.limits.messagesPerSecond)
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary))
    ws.on('close', () => this.#leaveAll())
    // An unhandled event would end the process.
    ws.on('error', (error: NodeJS.ErrnoException) => options.log(`realtime: connection ${error.code ?? 'failed'}`))
  }

  get waiting(): number {
    return this.#ws.bufferedAmount
  }

  push(channel: Channel, event: string, payload: unknown, ref: string | null = null): void {
    this.#send({ joinRef: channel.joinRef, ref, topic: channel.topic, event, payload })
  }

  inOneWrite(pushAll: () => void): void {
    const { connection } = this.#options
    connection.cork()
    try {
      pushAll()
    } finally {
      connection.uncork()
    }
  }

  drop(): void {
    this.#options.log('realtime: a client that does not read was dropped')
    this.#ws.terminate()
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason)
  }

  terminate(): void {
    this.#ws.terminate()
  }

  #send(frame: Frame): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.send(encodeFrame(frame, this.#options.vsn))
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown = {}): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.lastHeardAt = this.#options.now()
    const frame = isBinary ? undefined : decodeFrame(data.toString(), this.#options.vsn)
    if (!this.#messages.allows(this.lastHeardAt)) this.close(1008, 'Too many messages per second')
    else if (!frame) {
      // Binary messages are broadcasts, which are not supported.
      if (!isBinary) this.close(1007, 'Malformed message')
    } else if (frame.topic === 'phoenix' && frame.event === 'heartbeat') {
      // Heartbeats must not wait behind a join that uses the database.
      this.#reply(frame, 'ok')
    } else this.#tail = this.#tail.then(() => this.#handleSafely(frame))
  }

  async #handleSafely(frame: Frame): Promise<void> {
    try {
      await this.#handle(frame)
    } catch (error) {
      this.#options.log(`realtime: a message failed ${(error as { code?: string }).code ?? ''}`.trimEnd())
      this.#reply(frame, 'error', { reason: 'Internal error' })
    }
  }

  async #handle(frame: Frame): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (frame.event === 'phx_join') return this.#join(frame)
    const channel = this.#joined.get(frame.topic)
    if (!channel || (frame.joinRef !== null && frame.joinRef !== channel.joinRef)) {
      return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    }
    if (frame.event === 'phx_leave') {
      await this.#remove(channel)
      this.#reply(frame, 'ok')
      return this.push(channel, 'phx_close', {}, channel.joinRef)
    }
    if (frame.event === 'access_token') return this.#refresh(channel, frame)
    this.#reply(frame, 'error', { reason: 'Only postgres_changes is served' })
  }

  async #join(frame: Frame): Promise<void> {
    const { limits, keyClaims, channels } = this.#options
    const refuse = (reason: string) => this.#reply(frame, 'error', { reason })
    if (!/^realtime:./.test(frame.topic) || frame.topic.length > MAX_TOPIC) return refuse('unmatched topic')
    if (!this.#joins.allows(this.#options.now())) return refuse('ClientJoinRateLimitReached: Too many joins per second')
    const request = parseJoin(frame.payload)
    if (!request || request.subscriptions.length > limits.subscriptionsPerChannel) return refuse('Malformed join')
    if (request.isPrivate) return refuse('Unauthorized: private channels are not served')
    const claims = await this.#readToken(request.accessToken, keyClaims)
    if (claims instanceof TokenError) return refuse(`InvalidJWTToken: ${claims.message}`)

    const earlier = this.#joined.get(frame.topic)
    if (earlier) {
      await this.#remove(earlier)
      this.push(earlier, 'phx_close', {}, earlier.joinRef)
    }
    if (this.#joined.size >= limits.channelsPerConnection) return refuse('ChannelRateLimitReached: Too many channels')

    const published = request.subscriptions.length > 0 ? readableBy(claims.role, await channels.publishedTables()) : []
    const numbered = request.subscriptions.map((entry) => ({ ...entry, id: channels.nextId() }))
    const resolved = numbered.map((entry) => resolveSubscription(entry.id, entry, published))
    const subscriptions = resolved.filter((entry): entry is Subscription => entry !== undefined)
    const isInForce = subscriptions.length === resolved.length
    const joinRef = frame.joinRef ?? frame.ref
    const channel = new Channel({
      topic: frame.topic,
      joinRef,
      socket: this,
      claims,
      onExpired: (expired, text) => this.#end(expired, text),
    })
    if (isInForce) channel.subscriptions = subscriptions
    this.#joined.set(frame.topic, channel)
    await channels.add(channel)
    // The client left before this channel was added.
    if (this.#ws.readyState !== this.#ws.OPEN) return this.#remove(channel)
    this.#reply({ ...frame, joinRef }, 'ok', { postgres_changes: numbered })
    if (!isInForce) channel.pushSystem('error', 'postgres_changes', refusedText(request.subscriptions))
    else if (subscriptions.length > 0) channel.pushSystem('ok', 'postgres_changes', 'Subscribed to PostgreSQL')
  }

  async #refresh(channel: Channel, frame: Frame): Promise<void> {
    const token = isRecord(frame.payload) ? frame.payload.access_token : undefined
    // As hosted: no token changes nothing. After signing out clients send their API key.
    if (typeof token !== 'string') return
    const claims = await this.#readToken(token, this.#options.keyClaims)
    if (claims instanceof TokenError) return this.#end(channel, claims.message)
    channel.claims = claims
  }

  async #readToken(token: string | undefined, keyClaims: Claims): Promise<Claims | TokenError> {
    if (token === undefined) return keyClaims
    return this.#options.tokens.read(token).catch((error: unknown) => {
      if (error instanceof TokenError) return error
      throw error
    })
  }

  #end(channel: Channel, text: string): void {
    channel.pushSystem('error', 'system', text)
    this.push(channel, 'phx_close', {}, channel.joinRef)
    this.#forget(channel)
  }

  #remove(channel: Channel): Promise<void> {
    if (this.#joined.get(channel.topic) === channel) this.#joined.delete(channel.topic)
    return this.#options.channels.remove(channel)
  }

  #leaveAll(): void {
    for (const channel of this.#joined.values()) this.#forget(channel)
  }

  #forget(channel: Channel): void {
    this.#remove(channel).catch((error: { code?: string }) =>
      this.#options.log(`realtime: leaving failed ${error.code ?? ''}`.trimEnd()),
    )
  }
}

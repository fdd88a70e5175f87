import { Client, type ClientConfig } from 'pg'

const RETRY_MS = 500

/** A connection of its own that listens, and is made again whenever it is lost. */
export class Listener {
  readonly #config: ClientConfig
  readonly #channel: string
  readonly #onNotify: (wasDeaf: boolean) => void
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(config: ClientConfig, channel: string, onNotify: (wasDeaf: boolean) => void) {
    this.#config = config
    this.#channel = channel
    this.#onNotify = onNotify
  }

  /** Resolves when it listens; rejects when the first attempt fails. */
  async open(): Promise<void> {
    const client = new Client(this.#config)
    client.on('notification', () => this.#onNotify(false))
    // An error event that nobody hears would end the process; `end` follows it.
    client.on('error', () => undefined)
    client.once('end', () => this.#reopenLater())
    this.#client = client
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  #reopenLater(): void {
    if (this.#isClosed || this.#retry) return
    this.#retry = setTimeout(async () => {
      this.#retry = undefined
      try {
        await this.open()
        this.#onNotify(true)
      } catch {
        // Not listening yet: `end` of the failed connection, or this, leads to the next attempt.
        this.#reopenLater()
      }
    }, RETRY_MS)
    this.#retry.unref()
  }
}

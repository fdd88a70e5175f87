import { Client, type ClientConfig } from 'pg'

const RETRY_MS = 500

export class Listener {
  readonly #config: ClientConfig
  readonly #channel: string
  readonly #onNotify: (mayHaveMissed: boolean) => void
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(config: ClientConfig, channel: string, onNotify: (mayHaveMissed: boolean) => void) {
    this.#config = config
    this.#channel = channel
    this.#onNotify = onNotify
  }

  async open(): Promise<void> {
    const client = new Client(this.#config)
    client.on('notification', () => this.#onNotify(false))
    // An unhandled error event would end the process; `end` follows it.
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
        this.#reopenLater()
      }
    }, RETRY_MS)
    this.#retry.unref()
  }
}

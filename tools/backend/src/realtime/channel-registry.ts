import type { ChangeLog, PublishedTable } from './change-log'
import type { Channel } from './channel'

export class ChannelRegistry {
  readonly #channels = new Set<Channel>()
  readonly #changeLog: ChangeLog
  #tables = new Map<number, PublishedTable>()
  #lastId = 0

  constructor(changeLog: ChangeLog) {
    this.#changeLog = changeLog
  }

  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  async publishedTables(): Promise<PublishedTable[]> {
    const tables = await this.#changeLog.publishedTables()
    this.#tables = new Map(tables.map((table) => [table.entity, table]))
    return tables
  }

  tableOf(entity: number): PublishedTable | undefined {
    return this.#tables.get(entity)
  }

  has(channel: Channel): boolean {
    return this.#channels.has(channel)
  }

  async add(channel: Channel): Promise<void> {
    this.#channels.add(channel)
    await this.#watch()
    if (channel.subscriptions.length > 0) channel.since = await this.#changeLog.snapshot()
  }

  remove(channel: Channel): Promise<void> {
    channel.dispose()
    this.#channels.delete(channel)
    return this.#watch()
  }

  [Symbol.iterator](): IterableIterator<Channel> {
    return this.#channels.values()
  }

  #watch(): Promise<void> {
    return this.#changeLog.watch(() => {
      const entities = new Set<number>()
      for (const channel of this.#channels) {
        for (const { tables } of channel.subscriptions) for (const entity of tables.keys()) entities.add(entity)
      }
      return entities
    })
  }
}

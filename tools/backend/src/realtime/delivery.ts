import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Change, ChangeLog, PublishedTable } from './change-log'
import type { Channel, ChannelSocket } from './channel'
import type { ChannelRegistry } from './channel-registry'
import type { Claims } from './claims'
import { JsonText } from './frames'
import type { Subscription } from './join-request'
import type { RealtimeLimits } from './limits'

/** Other tasks use the session between batches. */
const BATCH = 500
/** Messages after which waiting requests have their turn. */
const SLICE = 200
const DRAIN_STEP_MS = 10
/** As a multiple of a delivery's time: other requests need the session. */
const PAUSE_FACTOR = 2
const LONGEST_PAUSE_MS = 1000

type Visibility = (request: {
  table: PublishedTable
  callers: Claims[]
  changes: Change[]
}) => Promise<Map<string, Set<Change>>>

interface DeliveryOptions {
  changeLog: ChangeLog
  channels: ChannelRegistry
  visibleChanges: Visibility
  limits: RealtimeLimits
  log: (line: string) => void
}

interface Addressed {
  change: Change
  claims: Claims
  table: PublishedTable
  subscriptions: Subscription[]
}

export class Delivery {
  readonly #options: DeliveryOptions
  #isWoken = false
  #isClosed = false
  #running: Promise<void> | undefined

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  wake(): void {
    this.#isWoken = true
    if (this.#isClosed) return
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      if (this.#isWoken) this.wake()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#isWoken && !this.#isClosed) {
      this.#isWoken = false
      const began = performance.now()
      try {
        const changes = await this.#options.changeLog.take(BATCH)
        if (changes.length === BATCH) this.#isWoken = true
        await this.#deliver(changes)
      } catch (error) {
        this.#options.log(`realtime: delivery failed ${codeOf(error)}`)
      }
      await pause(Math.min(PAUSE_FACTOR * (performance.now() - began), LONGEST_PAUSE_MS))
    }
  }

  async #deliver(changes: Change[]): Promise<void> {
    const addressed = this.#addressed(changes)
    if (addressed.length === 0) return
    const visible = await this.#visibleTo(addressed)
    const sockets = new Set<ChannelSocket>()
    const messages = new MessageTexts()
    let pushed = 0
    for (const [channel, ofChannel] of addressed) {
      const seen = ofChannel.filter(({ change, claims, table }) => visible.get(table)?.get(claims.json)?.has(change))
      if (seen.length === 0 || !this.#options.channels.has(channel) || !channel.isCurrent(Date.now())) continue
      channel.socket.inOneWrite(() => {
        for (const { change, claims, table, subscriptions } of seen)
          for (const { ids, select } of bySelection(subscriptions)) {
            const data = messages.of(change, { table, role: claims.role, select })
            const text = `{"ids":${JSON.stringify(ids)},"data":${data}}`
            channel.socket.push(channel, 'postgres_changes', new JsonText(text))
          }
      })
      sockets.add(channel.socket)
      pushed += seen.length
      if (pushed < SLICE) continue
      pushed = 0
      await nextTurn()
    }
    await this.#drain(sockets)
  }

  #addressed(changes: Change[]): [Channel, Addressed[]][] {
    const { channels } = this.#options
    const tables = changes.flatMap((change) => {
      const table = channels.tableOf(change.entity)
      return table ? [{ change, table }] : []
    })
    const found: [Channel, Addressed[]][] = []
    for (const channel of channels) {
      const { claims } = channel
      const ofChannel = tables.flatMap(({ change, table }) => {
        const subscriptions = channel.subscriptionsFor(change)
        const mayReadKey = table.columns.every((column) => !column.isKey || column.readers.includes(claims.role))
        return subscriptions.length > 0 && mayReadKey ? [{ change, claims, table, subscriptions }] : []
      })
      if (ofChannel.length > 0) found.push([channel, ofChannel])
    }
    return found
  }

  async #visibleTo(addressed: [Channel, Addressed[]][]): Promise<Map<PublishedTable, Map<string, Set<Change>>>> {
    const asked = new Map<PublishedTable, { callers: Map<string, Claims>; changes: Set<Change> }>()
    for (const { change, claims, table } of addressed.flatMap(([, ofChannel]) => ofChannel)) {
      const request = asked.get(table) ?? { callers: new Map<string, Claims>(), changes: new Set<Change>() }
      asked.set(table, request)
      request.callers.set(claims.json, claims)
      request.changes.add(change)
    }
    const visible = new Map<PublishedTable, Map<string, Set<Change>>>()
    for (const [table, { callers, changes }] of asked) {
      const request = { table, callers: [...callers.values()], changes: [...changes] }
      try {
        const ofCallers = await this.#options.visibleChanges(request)
        visible.set(table, ofCallers)
        const failed = callers.size - ofCallers.size
        if (failed > 0) this.#options.log(`realtime: row security check failed for ${failed} sessions`)
      } catch (error) {
        this.#options.log(`realtime: row security check failed ${codeOf(error)}`)
      }
    }
    return visible
  }

  async #drain(sockets: Set<ChannelSocket>): Promise<void> {
    const { bufferedBytes, drainMs } = this.#options.limits
    await nextTurn()
    const isBehind = (socket: ChannelSocket) => socket.waiting > bufferedBytes
    const until = Date.now() + drainMs
    while ([...sockets].some(isBehind) && Date.now() < until && !this.#isClosed) await pause(DRAIN_STEP_MS)
    for (const socket of sockets) if (isBehind(socket)) socket.drop()
  }
}

function bySelection(subscriptions: Subscription[]): { ids: number[]; select?: string[] }[] {
  const groups = new Map<string, { ids: number[]; select?: string[] }>()
  for (const { id, select } of subscriptions) {
    const key = JSON.stringify(select ?? null)
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { ids: [id], ...(select ? { select } : {}) })
  }
  return [...groups.values()]
}

interface View {
  table: PublishedTable
  role: string
  select: string[] | undefined
}

class MessageTexts {
  readonly #texts = new Map<Change, Map<string, string>>()

  of(change: Change, view: View): string {
    const ofChange = this.#texts.get(change) ?? new Map<string, string>()
    this.#texts.set(change, ofChange)
    const key = JSON.stringify([view.role, view.select ?? null])
    const text = ofChange.get(key) ?? JSON.stringify(toMessage(change, view))
    ofChange.set(key, text)
    return text
  }
}

function toMessage(change: Change, view: View) {
  const { table, role, select } = view
  const columns = table.columns.filter(
    ({ name, isKey, readers }) => readers.includes(role) && (!select || isKey || select.includes(name)),
  )
  const pick = (names: { name: string }[]) => Object.fromEntries(names.map(({ name }) => [name, change.record[name]]))
  const key = pick(columns.filter((column) => column.isKey))
  return {
    schema: table.schema,
    table: table.table,
    type: change.op,
    commit_timestamp: change.changedAt,
    errors: null,
    columns: columns.map(({ name, type }) => ({ name, type })),
    record: change.op === 'DELETE' ? {} : pick(columns),
    ...(change.op === 'INSERT' ? {} : { old_record: key }),
  }
}

/** The message may contain a row. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
}

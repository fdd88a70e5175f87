import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal'
import { writeSynced } from './replace-file'

const HEARTBEAT_MS = 5_000
const SILENT_MS = 30_000
const UNWRITTEN_MS = 2_000
const STORED_TICKETS = 100
const LOCK_TIMEOUT_MS = 60_000

interface Owner {
  pid: number
  host: string
  /** Distinguishes processes with the same number; empty where the system does not provide it. */
  started: string
  what: string
}

export interface HeldLock {
  isHeld(): Promise<boolean>
}

export interface Clock {
  now(): number
  pause(ms: number): Promise<unknown>
}

const SYSTEM_CLOCK: Clock = { now: () => performance.now(), pause: (ms) => pause(ms) }

/**
 * The lock is a folder of numbered tickets, of which only exclusive creation is needed: mounted buckets, SMB
 * and exFAT have no hard links. The owner of the highest one holds it until the ticket is returned or the owner
 * is dead. The highest ticket is never removed, so a suspended process notices that it has lost the lock.
 * @throws Refusal `busy` after a minute
 */
export async function withLock<T>(
  dir: string,
  what: string,
  work: (lock: HeldLock) => Promise<T>,
  clock: Clock = SYSTEM_CLOCK,
): Promise<T> {
  await mkdir(dir, { recursive: true })
  const ticket = await take(dir, what, clock)
  const path = join(dir, String(ticket))
  const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS)
  try {
    return await work({ isHeld: async () => (await highest(dir)) === ticket })
  } finally {
    clearInterval(heartbeat)
    await writeSynced(`${path}.returned`, '').catch(() => undefined)
  }
}

async function take(dir: string, what: string, clock: Clock): Promise<number> {
  const owner: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid), what }
  const giveUpAt = clock.now() + LOCK_TIMEOUT_MS
  const watch = watchTickets(dir, clock)
  for (;;) {
    const last = await highest(dir)
    const holder = await watch(last)
    if (!holder && (await createTicket(dir, last + 1, owner)) && (await highest(dir)) === last + 1) {
      await sweep(dir, last)
      return last + 1
    }
    if (clock.now() > giveUpAt)
      throw new Refusal(
        'busy',
        holder && holder !== 'unknown'
          ? `Process ${holder.pid} on ${holder.host} has blocked the registry for a minute (${holder.what}). ` +
              'Nothing was changed. Look what it does, end it, and try again.'
          : 'Others have blocked the registry for a minute. Nothing was changed. Try again.',
      )
    await clock.pause(10 + Math.random() * 40)
  }
}

async function createTicket(dir: string, ticket: number, owner: Owner): Promise<boolean> {
  const path = join(dir, String(ticket))
  try {
    await writeSynced(path, JSON.stringify(owner))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

async function highest(dir: string): Promise<number> {
  const numbers = (await readdir(dir)).filter((name) => /^\d+$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

/**
 * `undefined`: the ticket is free. Silence is measured between two calls, because the clocks of machines and
 * file servers differ.
 */
function watchTickets(dir: string, clock: Clock): (ticket: number) => Promise<Owner | 'unknown' | undefined> {
  let seen = { mark: '', since: 0 }
  return async (ticket) => {
    const path = join(dir, String(ticket))
    const [text, returned, touched] = await Promise.all([
      readFile(path, 'utf8').catch(() => undefined),
      stat(`${path}.returned`).catch(() => undefined),
      stat(path).catch(() => undefined),
    ])
    if (text === undefined || returned || !touched) return undefined
    const mark = `${ticket} ${touched.mtimeMs} ${text.length}`
    if (mark !== seen.mark) seen = { mark, since: clock.now() }
    const silentMs = clock.now() - seen.since
    const owner = parseOwner(text)
    if (!owner) return silentMs > UNWRITTEN_MS ? undefined : 'unknown'
    if (owner.host === hostname() && owner.started !== '') return (await isAlive(owner)) ? owner : undefined
    return silentMs > SILENT_MS ? undefined : owner
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    // Not written yet.
    return undefined
  }
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is alive and belongs to another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return (await startOf(pid)) === started
}

async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** No number may be used twice, even after a long suspension. */
async function sweep(dir: string, last: number): Promise<void> {
  const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) <= last - STORED_TICKETS)
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true }).catch(() => undefined)))
}

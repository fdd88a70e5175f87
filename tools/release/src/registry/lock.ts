import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal'
import { writeSynced } from './replace-file'

/** How often the holder touches its ticket, in milliseconds. */
const HEARTBEAT_MS = 5_000
/** A ticket that nothing has touched for as long belongs to a process that is gone; counted by the process that waits. */
const SILENT_MS = 30_000
/** A ticket without an owner is being written, or its process was killed while it wrote. */
const UNWRITTEN_MS = 2_000
const KEPT_TICKETS = 100
/** How long a command waits for its turn, in milliseconds. */
const PATIENCE_MS = 60_000

/** Who holds a ticket. */
interface Owner {
  pid: number
  host: string
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  started: string
  /** What it does, for people. */
  what: string
}

/** Says that this process still is the one that may write. */
export interface HeldLock {
  isHeld(): Promise<boolean>
}

/** Time, as the lock sees it; tests have their own. */
export interface Clock {
  now(): number
  pause(ms: number): Promise<unknown>
}

const SYSTEM_CLOCK: Clock = { now: () => performance.now(), pause: (ms) => pause(ms) }

/**
 * Runs `work` while no other process that asks for the same lock does. A process that died, by SIGKILL too, holds
 * nothing: the next one takes over.
 *
 * The lock is a folder of numbered tickets. The highest is the holder's, unless it was returned (`<number>.returned`) or
 * its owner is gone; then the next number is free, and of several processes that create its file one does. A ticket is
 * never removed while it is the highest, so a process that was suspended in between sees that it is not its turn.
 * It needs no more than exclusive creation of a file: mounted buckets, SMB and exFAT have no hard links.
 * @param dir folder of the lock
 * @throws Refusal `busy` when it is not this process' turn within a minute
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
  const giveUpAt = clock.now() + PATIENCE_MS
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
          ? `Process ${holder.pid} on ${holder.host} has kept the registry busy for a minute (${holder.what}). ` +
              'Nothing was changed. Look what it does, end it, and try again.'
          : 'Others have kept the registry busy for a minute. Nothing was changed. Try again.',
      )
    await clock.pause(10 + Math.random() * 40)
  }
}

/** @returns false when another process has created it */
async function createTicket(dir: string, ticket: number, owner: Owner): Promise<boolean> {
  const path = join(dir, String(ticket))
  try {
    await writeSynced(path, JSON.stringify(owner))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // Half a ticket, on a full disk. Another process may use the number.
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

async function highest(dir: string): Promise<number> {
  const numbers = (await readdir(dir)).filter((name) => /^\d+$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

/**
 * Tells who holds a ticket; `undefined` when it is free. How long a ticket has been silent is measured here, from one
 * look to the next: clocks of two machines, and of a file server, differ.
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
    // Of another machine, or where the system does not say when a process started, only the ticket tells.
    return silentMs > SILENT_MS ? undefined : owner
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    // Created, and not written yet.
    return undefined
  }
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return (await startOf(pid)) === started
}

/** When a process started, in ticks since the machine did. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in the second field may hold blanks and parentheses; the start is the twentieth field after it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Old tickets say nothing any more. Some stay, so that no number is used twice, however long a process slept. */
async function sweep(dir: string, last: number): Promise<void> {
  const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) <= last - KEPT_TICKETS)
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true }).catch(() => undefined)))
}

import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../refusal'
import { writeSynced } from './replace-file'

/** Whoever holds a lock for longer, in milliseconds, is gone or stuck: an edit takes a fraction of a second. */
const ABANDONED_MS = 120_000
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

/**
 * Runs `work` while no other process that asks for the same lock does. A process that died, by SIGKILL too, holds
 * nothing: the next one goes on at once.
 *
 * The lock is a folder of numbered tickets. The highest is the holder's, unless it was returned (`<number>.returned`) or
 * its owner is gone; then the next number is free, and of several processes that make its file one does. A ticket is
 * never removed while it is the highest, so whoever was asleep in between finds out that it is not its turn.
 * @param dir folder of the lock
 * @throws Refusal `busy` when it is not this process' turn within a minute
 */
export async function withLock<T>(dir: string, what: string, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true })
  const ticket = await take(dir, what)
  try {
    return await work({ isHeld: async () => (await highest(dir)) === ticket })
  } finally {
    await writeSynced(join(dir, `${ticket}.returned`), '').catch(() => undefined)
  }
}

async function take(dir: string, what: string): Promise<number> {
  const draft = join(dir, `draft-${randomBytes(6).toString('hex')}`)
  const owner: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid), what }
  await writeSynced(draft, JSON.stringify(owner))
  const giveUpAt = Date.now() + PATIENCE_MS
  try {
    for (;;) {
      const last = await highest(dir)
      const holder = await holderOf(dir, last)
      if (!holder) {
        // A link appears with its text; a file that is opened first would be empty for a moment.
        const isOurs = await link(draft, join(dir, String(last + 1))).then(
          () => true,
          () => false,
        )
        if (isOurs && (await highest(dir)) === last + 1) {
          await sweep(dir, last)
          return last + 1
        }
        continue
      }
      if (Date.now() > giveUpAt)
        throw new Refusal(
          'busy',
          `Process ${holder.pid} on ${holder.host} has kept the registry busy for a minute (${holder.what}). ` +
            'Nothing was changed. Look what it does, end it, and try again.',
        )
      await pause(10 + Math.random() * 40)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function highest(dir: string): Promise<number> {
  const numbers = (await readdir(dir)).filter((name) => /^\d+$/.test(name)).map(Number)
  return Math.max(0, ...numbers)
}

/** Owner of a ticket that is not free. */
async function holderOf(dir: string, ticket: number): Promise<Owner | undefined> {
  const path = join(dir, String(ticket))
  const [text, returned, made] = await Promise.all([
    readFile(path, 'utf8').catch(() => ''),
    stat(`${path}.returned`).catch(() => undefined),
    stat(path).catch(() => undefined),
  ])
  if (text === '' || returned || !made || Date.now() - made.ctimeMs > ABANDONED_MS) return undefined
  const owner = JSON.parse(text) as Owner
  // Of another machine nobody here can say whether it lives.
  if (owner.host !== hostname()) return owner
  return (await isAlive(owner)) ? owner : undefined
}

async function isAlive({ pid, started }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
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

/** Old tickets say nothing any more. Some stay, so that nobody takes a number twice, however long it slept. */
async function sweep(dir: string, last: number): Promise<void> {
  const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) <= last - KEPT_TICKETS)
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })))
}

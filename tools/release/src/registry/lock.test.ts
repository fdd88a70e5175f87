import { spawn } from 'node:child_process'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { storageRefusal } from '../refusal'
import { useReleaseDirectory } from '../testing/release-directory'
import { type Clock, withLock } from './lock'

const faults = vi.hoisted(() => ({ link: undefined as string | undefined, create: undefined as string | undefined }))

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const fault = (code: string) => Object.assign(new Error(`${code}: fault`), { code })
  return {
    ...real,
    link: (...args: Parameters<typeof real.link>) =>
      faults.link === undefined ? real.link(...args) : Promise.reject(fault(faults.link)),
    open: (...args: Parameters<typeof real.open>) =>
      faults.create !== undefined && args[1] === 'wx' ? Promise.reject(fault(faults.create)) : real.open(...args),
  }
})

const root = useReleaseDirectory()
const dir = () => join(root.path, '.lock')
beforeEach(() => {
  faults.link = undefined
  faults.create = undefined
})

function fakeClock(onPause: () => Promise<unknown> = async () => undefined): Clock {
  let time = 0
  return {
    now: () => time,
    pause: async (ms) => {
      time += Math.max(ms, 500)
      await onPause()
    },
  }
}

async function ticketOf(owner: object | string, ticket = 7): Promise<string> {
  const path = join(dir(), String(ticket))
  await mkdir(dir(), { recursive: true })
  const text =
    typeof owner === 'string' ? owner : JSON.stringify({ host: hostname(), started: '1', what: 'x', ...owner })
  await writeFile(path, text)
  return path
}

const took = (clock?: Clock) => withLock(dir(), 'test', async (lock) => lock.isHeld(), clock)

test.each(['EPERM', 'ENOTSUP', 'EEXIST'])(
  'one process at a time has the lock on a file system whose links answer %s',
  async (code) => {
    faults.link = code
    let [inside, most, done] = [0, 0, 0]
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await readdir(root.path)
      inside -= 1
      done += 1
    }
    await Promise.all(Array.from({ length: 8 }, () => withLock(dir(), 'test', work)))
    expect([most, done]).toEqual([1, 8])
  },
)

test.each(['EPERM', 'ENOTSUP', 'EROFS', 'ENOSPC'])(
  'a lock is refused at once when a file cannot be created (%s)',
  async (code) => {
    faults.create = code
    const error = await took(fakeClock(() => expect.unreachable('waited'))).catch((reason: unknown) => reason)
    expect(storageRefusal(error)).toMatchObject({ code: 'storage', message: expect.stringContaining(`(${code}`) })
    expect(await readdir(dir())).toEqual([])
  },
)

test('a process gives up after a minute without the lock', async () => {
  faults.create = 'EEXIST'
  await expect(took(fakeClock())).rejects.toMatchObject({ code: 'busy' })
})

test('the lock of a dead process is taken over at once', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await new Promise((resolve) => gone.once('exit', resolve))
  await ticketOf({ pid: gone.pid })
  expect(await took(fakeClock(() => expect.unreachable('waited')))).toBe(true)
})

test('the lock of a dead process is taken over when another process has its number', async () => {
  await ticketOf({ pid: process.pid })
  expect(await took()).toBe(true)
})

test('a process that was killed while it created its ticket has no lock', async () => {
  await ticketOf('')
  expect(await took(fakeClock())).toBe(true)
})

test('a process of another machine counts as dead when its ticket is silent', async () => {
  await ticketOf({ pid: 1, host: 'elsewhere' })
  expect(await took(fakeClock())).toBe(true)
})

test('a process of another machine keeps the lock with its heartbeat and is named', async () => {
  const path = await ticketOf({ pid: 1, host: 'elsewhere', what: 'release mf-orders' })
  let beat = 0
  const clock = fakeClock(() => utimes(path, ++beat, beat))
  await expect(took(clock)).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringContaining(
      'Process 1 on elsewhere has blocked the registry for a minute (release mf-orders)',
    ),
  })
})

test('a former holder notices that it has lost the lock', async () => {
  await withLock(dir(), 'test', async (lock) => {
    expect(await lock.isHeld()).toBe(true)
    await ticketOf({ pid: process.pid }, 2)
    expect(await lock.isHeld()).toBe(false)
  })
})

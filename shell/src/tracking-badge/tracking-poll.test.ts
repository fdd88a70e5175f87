import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PollEffects, startPolling } from './tracking-poll'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function browser() {
  let lastAttemptAt = Date.now()
  let session = true
  let holder: Promise<void> = Promise.resolve()
  const polls: string[] = []

  const open = (name: string, answer: () => Promise<unknown> = () => Promise.resolve()) => {
    let visible = true
    let changed: () => void = () => undefined
    const effects: PollEffects = {
      isVisible: () => visible,
      hasSession: () => session,
      onVisibilityChange(listener) {
        changed = listener
        return () => {
          changed = () => undefined
        }
      },
      runAsLeader(signal, lead) {
        const before = holder
        holder = before.then(() => (signal.aborted ? undefined : lead()))
        return holder
      },
      lastAttemptAt: () => lastAttemptAt,
      now: Date.now,
      async poll() {
        polls.push(name)
        await answer()
        lastAttemptAt = Date.now()
      },
    }
    const stop = startPolling(effects)
    const show = (next: boolean) => {
      visible = next
      changed()
    }
    return { show, stop }
  }
  const signOut = () => {
    session = false
    lastAttemptAt = 0
  }
  return { open, polls, signOut }
}

test('[BADGE-03] one of three visible tabs polls', async () => {
  const { open, polls } = browser()
  for (const name of ['a', 'b', 'c']) open(name)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(polls).toEqual(['a', 'a', 'a', 'a'])
})

test('[BADGE-03] a hidden leader hands over to a visible tab without an extra poll', async () => {
  const { open, polls } = browser()
  const a = open('a')
  open('b')
  await vi.advanceTimersByTimeAsync(30_000)
  a.show(false)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(polls).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(polls).toEqual(['a', 'b'])
})

test('[BADGE-03] hidden tabs do not poll, and the first visible one after 30 s polls at once', async () => {
  const { open, polls } = browser()
  const a = open('a')
  const b = open('b')
  a.show(false)
  b.show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(polls).toEqual([])
  b.show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(polls).toEqual(['b'])
  a.show(true)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(polls).toEqual(['b'])
})

test('[BADGE-03] a tab hidden during a request does not block the others', async () => {
  const { open, polls } = browser()
  const a = open('a', () => new Promise(() => undefined))
  open('b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(polls).toEqual(['a'])
  a.show(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(polls).toEqual(['a', 'b'])
})

test('[BADGE-03] [AUTH-05] no tab polls after the session has ended', async () => {
  const { open, polls, signOut } = browser()
  const a = open('a')
  const b = open('b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(polls).toEqual(['a'])
  signOut()
  a.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(polls).toEqual(['a'])
  b.stop()
})

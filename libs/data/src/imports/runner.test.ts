import { describe, expect, test, vi } from 'vitest'
import { DataError, type DataErrorCode } from '../client/data-error'
import type { ImportBatchProgress, ImportWrite } from './batches'
import { type ProductImportEffects, runProductImport } from './runner'
import { productDraft } from './testing/product-draft'

const NOTHING = { imported: 0, updated: 0, duplicates: [], errors: [], conflicts: [] }
const insert: ImportWrite = { kind: 'insert', product: productDraft({}) }
const update: ImportWrite = { kind: 'update', id: 'a', version: 1, patch: {} }

const refused = (code: DataErrorCode, retryAfterMs?: number) =>
  Object.assign(new DataError(code, 'productImports.insert'), retryAfterMs === undefined ? {} : { retryAfterMs })

interface Shop extends Partial<ProductImportEffects> {
  faults?: unknown[]
}

function shop(rows: readonly ImportWrite[], { faults = [], ...own }: Shop = {}) {
  const cancel = new AbortController()
  const left = [...faults]
  const effects = {
    total: rows.length,
    read: vi.fn(async (first: number, count: number) => rows.slice(first, first + count)),
    send: vi.fn(async (firstRow: number, batch: readonly ImportWrite[]): Promise<ImportBatchProgress> => {
      const fault = left.shift()
      if (fault) throw fault
      const written = batch[0]?.kind === 'insert' ? { imported: batch.length } : { updated: batch.length }
      return { ...NOTHING, firstRow, rowCount: batch.length, ...written }
    }),
    progress: null,
    renewSession: vi.fn(async () => true),
    untilReady: vi.fn(async (_signal: AbortSignal): Promise<void> => undefined),
    delay: vi.fn(async (_ms: number, _signal: AbortSignal) => undefined),
    random: () => 0,
    onWait: vi.fn(),
    onBatches: vi.fn(),
    signal: cancel.signal,
  }
  const sent = () => effects.send.mock.calls.map(([firstRow, batch]) => [firstRow, batch.length])
  const waits = () => effects.delay.mock.calls.map(([ms]) => ms)
  return { effects, cancel, sent, waits, run: () => runProductImport({ ...effects, ...own }) }
}
const inserts = (count: number) => Array.from({ length: count }, () => insert)

describe('[IMP-13] batches', () => {
  test('have 50 rows and 100 ms between them for up to 1000 products', async () => {
    const { run, sent, waits } = shop(inserts(1000))
    expect(await run()).toMatchObject({ outcome: 'done', counts: { imported: 1000 } })
    expect(sent()).toEqual(Array.from({ length: 20 }, (_, n) => [n * 50, 50]))
    expect(waits()).toEqual(Array.from({ length: 19 }, () => 100))
  })

  test('have 500 rows and no pause for more products', async () => {
    const { run, sent, waits } = shop(inserts(1001))
    await run()
    expect([sent(), waits()]).toEqual([
      [
        [0, 500],
        [500, 500],
        [1000, 1],
      ],
      [],
    ])
  })

  test('hold either new products or changes', async () => {
    const { run, sent } = shop([...inserts(60), update, update])
    expect(await run()).toMatchObject({ counts: { imported: 60, updated: 2 } })
    expect(sent()).toEqual([
      [0, 50],
      [50, 10],
      [60, 2],
    ])
  })
})

describe('[IMP-20] a batch without an answer', () => {
  test('is sent again unchanged, after increasing waits', async () => {
    const { run, sent, waits, effects } = shop(inserts(2), {
      faults: Array.from({ length: 7 }, () => refused('network')),
    })
    expect(await run()).toMatchObject({ counts: { imported: 2, errors: 0 } })
    expect(sent()).toEqual(Array.from({ length: 8 }, () => [0, 2]))
    expect(waits()).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
    expect(effects.onWait.mock.calls.flat()).toEqual([...Array.from({ length: 7 }, () => 'asked-to-wait'), null])
  })

  test('waits at least as long as the server asks', async () => {
    const { run, waits } = shop(inserts(1), {
      faults: [refused('busy', 2000), refused('network', 30_000), refused('network')],
      random: () => 1,
    })
    await run()
    expect(waits()).toEqual([2000, 30_000, 1000])
  })

  test.each(['conflict', 'forbidden', 'invalid', 'not-found'] as const)(
    'is not sent again when the server refuses it: %s',
    async (code) => {
      const { run, sent } = shop(inserts(1), { faults: [refused(code)] })
      await expect(run()).rejects.toMatchObject({ code })
      expect(sent()).toHaveLength(1)
    },
  )

  test('fails after minutes, or when the server asks for a longer wait', async () => {
    const silent = shop(inserts(1), { faults: Array.from({ length: 100 }, () => refused('network')) })
    await expect(silent.run()).rejects.toMatchObject({ code: 'network' })
    expect(silent.sent()).toHaveLength(60)
    const closed = shop(inserts(1), { faults: [refused('busy', 3_600_000)] })
    await expect(closed.run()).rejects.toMatchObject({ code: 'busy' })
    expect(closed.waits()).toEqual([])
  })

  test('renews an expired token once without a wait, then waits for the user to sign in', async () => {
    const renewed = shop(inserts(1), { faults: [refused('session')] })
    await renewed.run()
    expect([renewed.effects.renewSession.mock.calls.length, renewed.waits()]).toEqual([1, []])
    const ended = shop(inserts(1), { faults: [refused('session'), refused('session')] })
    expect(await ended.run()).toMatchObject({ counts: { imported: 1, errors: 0 } })
    expect(ended.effects.renewSession).toHaveBeenCalledTimes(1)
    expect(ended.effects.onWait.mock.calls.flat()).toEqual(['session', null])
    const lost = shop(inserts(1), { faults: [refused('session')], renewSession: async () => false })
    await lost.run()
    expect(lost.effects.onWait.mock.calls.flat()).toEqual(['session', null])
  })

  test('is not sent before the page is online and the user signed in', async () => {
    const { run, sent, effects } = shop(inserts(1))
    const page = new EventTarget()
    effects.untilReady.mockReturnValueOnce(new Promise((resolve) => page.addEventListener('online', () => resolve())))
    const running = run()
    await vi.waitFor(() => expect(effects.untilReady).toHaveBeenCalled())
    expect(sent()).toEqual([])
    page.dispatchEvent(new Event('online'))
    await running
    expect(sent()).toEqual([[0, 1]])
  })
})

describe('[IMP-15] a cancelled import', () => {
  test('ends after the batch under way and counts it', async () => {
    const { run, cancel, sent } = shop(inserts(1500), {
      onBatches: () => cancel.abort(),
    })
    expect(await run()).toMatchObject({ outcome: 'cancelled', counts: { imported: 500 } })
    expect(sent()).toEqual([[0, 500]])
  })

  test('retries a lost answer to learn the result of the batch', async () => {
    const { run, cancel, sent, effects } = shop(inserts(1500), { faults: [refused('network'), refused('network')] })
    effects.delay.mockImplementationOnce(async (_ms, signal) => {
      cancel.abort(new Error('cancelled'))
      signal.throwIfAborted()
    })
    expect(await run()).toMatchObject({ outcome: 'cancelled', counts: { imported: 500 } })
    expect(sent()).toEqual([
      [0, 500],
      [0, 500],
      [0, 500],
    ])
  })

  test('fails soon when the server cannot be reached', async () => {
    const { run, cancel, sent, effects } = shop(inserts(1500), {
      faults: Array.from({ length: 99 }, () => refused('network')),
    })
    effects.onWait.mockImplementationOnce(() => cancel.abort())
    await expect(run()).rejects.toMatchObject({ code: 'network' })
    expect(sent().length).toBeLessThan(8)
  })

  test('ends at once while offline with nothing sent', async () => {
    const { run, cancel, sent } = shop(inserts(10), {
      untilReady: async (signal) => {
        cancel.abort(new Error('cancelled'))
        signal.throwIfAborted()
      },
    })
    expect(await run()).toMatchObject({ outcome: 'cancelled', counts: { imported: 0 } })
    expect(sent()).toEqual([])
  })
})

test('[IMP-20] a resumed import sends only rows that are not stored, and counts the stored ones', async () => {
  const stored = (firstRow: number, rowCount: number) => ({ ...NOTHING, firstRow, rowCount, imported: rowCount })
  const { run, sent } = shop(inserts(2000), {
    progress: async () => [stored(0, 500), stored(500, 100), stored(1200, 500)],
  })
  expect(await run()).toMatchObject({ outcome: 'done', counts: { imported: 2000 } })
  expect(sent()).toEqual([
    [600, 500],
    [1100, 100],
    [1700, 300],
  ])
})

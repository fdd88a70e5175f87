import { expect, test, vi } from 'vitest'
import type { ExportFile } from './export-file'
import { type ExportBatch, type ExportEffects, type ExportProgress, runExport } from './run-export'

type Progress = ExportProgress<string, number>

const { signal } = new AbortController()

function setUp(size: number, failures: Record<number, Error[]> = {}) {
  const all = Array.from({ length: size }, (_, n) => String(n))
  const added: string[] = []
  const file: ExportFile<string> = {
    add: async (rows) => void added.push(...rows),
    finish: async () => new Blob([added.join()]),
  }
  const effects = {
    readBatch: vi.fn(async (after: number | null): Promise<ExportBatch<string, number>> => {
      const from = after === null ? 0 : after + 1
      const failure = failures[from / 2]?.shift()
      if (failure) throw failure
      const rows = all.slice(from, from + 2)
      return { rows, last: rows.length > 0 ? from + rows.length - 1 : null }
    }),
    countRows: async () => size,
    createFile: () => file,
    pauseAfter: vi.fn((error: unknown, attempt: number) => (String(error).includes('busy') ? attempt * 1000 : null)),
    yieldToPage: async () => undefined,
    delay: vi.fn(async () => undefined),
    onProgress: vi.fn<(progress: Progress) => void>(),
    signal,
    from: null,
  } satisfies ExportEffects<string, number>
  return { effects, file, added, all }
}

test('reads until an empty batch and reports progress', async () => {
  const { effects, added, all } = setUp(5)
  const { count } = await runExport(effects)
  expect(count).toBe(5)
  expect(added).toEqual(all)
  expect(effects.readBatch).toHaveBeenCalledTimes(4)
  const done = effects.onProgress.mock.calls.map(([progress]) => progress.done)
  expect([...new Set(done)]).toEqual([0, 2, 4, 5])
})

test('asks for the next two batches in turn while one is written', async () => {
  const { effects, file } = setUp(9)
  const asked: number[] = []
  file.add = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    asked.push(effects.readBatch.mock.calls.length)
  }
  await runExport(effects)
  expect(asked).toEqual([3, 4, 5, 6, 6])
})

test('asks for a batch only after the previous one', async () => {
  const { effects, file, added, all } = setUp(5)
  let open = 0
  let most = 0
  const read = effects.readBatch.getMockImplementation()
  effects.readBatch.mockImplementation(async (after) => {
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setImmediate(resolve))
    open -= 1
    return (await read?.(after)) ?? { rows: [], last: null }
  })
  await runExport({ ...effects, createFile: () => file })
  expect(most).toBe(1)
  expect(added).toEqual(all)
})

test('keeps the written rows when the next batch fails, and does not wait when another attempt would not help', async () => {
  const { effects, file, added } = setUp(5, { 1: [new Error('forbidden')] })
  const add = file.add
  file.add = async (rows) => {
    await Promise.resolve()
    await add(rows)
  }
  await expect(runExport(effects)).rejects.toThrow('forbidden')
  expect(added).toEqual(['0', '1'])
  expect(effects.onProgress.mock.lastCall?.[0]).toMatchObject({ done: 2, after: 1 })
  expect(effects.delay).not.toHaveBeenCalled()
})

test('does not ask again for a batch when writing fails', async () => {
  const { effects, file } = setUp(5, { 1: [new Error('busy')] })
  let goOn: () => void = () => undefined
  const waited = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined)
  })
  effects.delay.mockImplementationOnce(() => waited)
  file.add = async () => {
    await vi.waitUntil(() => effects.delay.mock.calls.length > 0)
    throw new Error('disk full')
  }
  await expect(runExport(effects)).rejects.toThrow('disk full')
  goOn()
  await new Promise((resolve) => setImmediate(resolve))
  expect(effects.readBatch).toHaveBeenCalledTimes(2)
})

test('waits as long as the server asks without losing rows', async () => {
  const { effects, added, all } = setUp(5, { 1: [new Error('busy'), new Error('busy')] })
  await runExport(effects)
  expect(added).toEqual(all)
  expect(effects.delay.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([1000, 2000])
  expect(effects.onProgress.mock.calls.filter(([{ waiting }]) => waiting)).not.toEqual([])
  expect(effects.onProgress.mock.lastCall?.[0].waiting).toBe(false)
})

test('continues where it stopped', async () => {
  const { effects, added, all } = setUp(5, { 2: [new Error('forbidden')] })
  await expect(runExport(effects)).rejects.toThrow('forbidden')
  const from = effects.onProgress.mock.lastCall?.[0] ?? null
  const { file, count } = await runExport({ ...effects, from })
  expect(added).toEqual(all)
  expect(count).toBe(5)
  expect(await file.text()).toBe('0,1,2,3,4')
})

test('gives no file when cancelled while reading, waiting or finishing', async () => {
  for (const moment of ['readBatch', 'delay', 'finish'] as const) {
    const control = new AbortController()
    const { effects, file } = setUp(5, { 1: [new Error('busy')] })
    if (moment === 'finish') {
      file.finish = async () => {
        control.abort()
        return new Blob()
      }
    } else {
      effects[moment].mockImplementationOnce(async () => {
        control.abort()
        throw control.signal.reason
      })
    }
    await expect(runExport({ ...effects, signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' })
  }
})

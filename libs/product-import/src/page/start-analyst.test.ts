import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportSource, ListAnswer } from './analysis-protocol'
import { startAnalyst } from './start-analyst'

const workers: SilentWorker[] = []

class SilentWorker {
  onmessage: (event: { data: ListAnswer }) => void = () => undefined
  postMessage = vi.fn()
  terminate = vi.fn()

  constructor() {
    workers.push(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const CHOICES = { defaults: { categoryId: null, stock: 0 } }
const open = (source: ImportSource) => {
  const failure = startAnalyst()
    .call('open', source, CHOICES)
    .then(
      () => null,
      (error) => error.failure,
    )
  return { failure, worker: workers.at(-1) as SilentWorker }
}
const pdf = (): ImportSource => ({ kind: 'pdf', file: new File(['%PDF-'], 'lista.pdf') })

test('[IMP-25] a PDF without end is stopped a minute after its last page', async () => {
  const { failure, worker } = open(pdf())
  vi.advanceTimersByTime(59_000)
  worker.onmessage({ data: { progress: { done: 1, total: 9, arePages: true } } })
  vi.advanceTimersByTime(59_000)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(worker.terminate).toHaveBeenCalled()
  expect(await failure).toMatchObject({ code: 'endless' })
})

test('[IMP-25] another list and an open PDF have no limit of time', () => {
  const text = open({ kind: 'text', text: 'nome;preço' }).worker
  const { worker } = open(pdf())
  worker.onmessage({ data: { id: 1, result: null } })
  vi.advanceTimersByTime(600_000)
  expect(text.terminate).not.toHaveBeenCalled()
  expect(worker.terminate).not.toHaveBeenCalled()
})

import { createAnalysedList } from './analysed-list'
import type {
  AnalysisProgress,
  ImportDecisions,
  ImportSource,
  ListAnswer,
  ListCall,
  ListCalls,
} from './analysis-protocol'
import { CHUNK, type ImportJob, type ImportRow, storedJob } from './import-checkpoint'
import { failureOf, ListError } from './list-failure'

export interface Analyst {
  call<Call extends ListCall>(
    call: Call,
    ...args: Parameters<ListCalls[Call]>
  ): Promise<Awaited<ReturnType<ListCalls[Call]>>>
  /** Replaces the listener. */
  watch(onProgress: (progress: AnalysisProgress) => void): void
  dismiss(): void
  number: number
}

type ListHolder = Pick<Analyst, 'call' | 'dismiss'>

let started = 0

/** Its name ends as `coreForWorkers` of the build expects. */
export function startAnalyst(): Analyst {
  started += 1
  let report: (progress: AnalysisProgress) => void = () => undefined
  const watch: Analyst['watch'] = (onProgress) => {
    report = onProgress
  }
  return { ...startHolder((progress) => report(progress)), watch, number: started }
}

function startHolder(onProgress: (progress: AnalysisProgress) => void): ListHolder {
  try {
    return workerHolder(
      new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module', name: 'product-import-worker' }),
      onProgress,
    )
  } catch (error) {
    console.warn('[productImport.analyse] no worker', error)
    return pageHolder(onProgress)
  }
}

const opensPdf = ({ call, args: [source] }: Waiting) => call === 'open' && (source as ImportSource).kind === 'pdf'

interface Waiting {
  call: ListCall
  args: unknown[]
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/** A hostile PDF may never end. A large one reports each page, and its check takes some seconds. */
const LONGEST_SILENCE_MS = 60_000

function workerHolder(worker: Worker, onProgress: (progress: AnalysisProgress) => void): ListHolder {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let hasAnswered = false
  let substitute: ListHolder | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const watchSilence = () => {
    clearTimeout(silence)
    if (![...waiting.values()].some(opensPdf)) return
    silence = setTimeout(() => {
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new ListError({ code: 'endless', text: null }))
      waiting.clear()
    }, LONGEST_SILENCE_MS)
  }
  worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
    hasAnswered = true
    answer(data)
    watchSilence()
  }
  const answer = (data: ListAnswer) => {
    if ('progress' in data) return onProgress(data.progress)
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) caller?.reject(new ListError(data.failure))
    else caller?.resolve(data.result as never)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    console.warn('[productImport.analyse] worker', event.message)
    const callers = [...waiting.values()]
    waiting.clear()
    if (hasAnswered) {
      for (const { reject } of callers) reject(new ListError({ code: 'worker', text: null }))
      return
    }
    substitute ??= pageHolder(onProgress)
    for (const { call, args, resolve, reject } of callers)
      (substitute.call as (name: ListCall, ...given: unknown[]) => Promise<never>)(call, ...args).then(resolve, reject)
  }
  return {
    call: (call, ...args) =>
      substitute
        ? substitute.call(call, ...args)
        : new Promise((resolve, reject) => {
            asked += 1
            waiting.set(asked, { call, args, resolve, reject })
            worker.postMessage({ id: asked, call, args })
            watchSilence()
          }),
    dismiss() {
      clearTimeout(silence)
      worker.terminate()
    },
  }
}

function pageHolder(onProgress: (progress: AnalysisProgress) => void): ListHolder {
  const list = createAnalysedList(onProgress)
  return {
    async call(call, ...args) {
      try {
        return (await (list[call] as (...given: unknown[]) => unknown)(...args)) as never
      } catch (error) {
        throw new ListError(failureOf(error))
      }
    },
    dismiss: () => undefined,
  }
}

/** If the browser cannot store its rows, the page holds them in memory. */
export async function planJob(analyst: Analyst, decisions: ImportDecisions): Promise<ImportJob> {
  const { checkpoint, isStored } = await analyst.call('plan', decisions)
  if (isStored) return storedJob(checkpoint)
  const rows: ImportRow[] = []
  while (rows.length < checkpoint.total) rows.push(...(await analyst.call('plannedRows', rows.length, CHUNK)))
  return { checkpoint, resumable: false, read: async (firstRow, count) => rows.slice(firstRow, firstRow + count) }
}

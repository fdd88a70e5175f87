import { createAnalysedList } from './analysed-list'
import type { AnalysisProgress, ListAnswer, ListCall, ListCalls } from './analysis-protocol'
import { failureOf, ListError } from './list-failure'

/** Whoever holds the list: a worker, or the page where workers are refused. */
export interface Analyst {
  call<Call extends ListCall>(
    call: Call,
    ...args: Parameters<ListCalls[Call]>
  ): Promise<Awaited<ReturnType<ListCalls[Call]>>>
  /** Stops at once; what was asked for is never answered. */
  dismiss(): void
}

/** Starts a worker. Without one, as when the module comes from another origin, the page does the work itself. */
export function startAnalyst(onProgress: (progress: AnalysisProgress) => void): Analyst {
  try {
    return workerAnalyst(
      new Worker(new URL('./analysis.worker.ts', import.meta.url), { name: 'product-import' }),
      onProgress,
    )
  } catch (error) {
    console.warn('[productImport.analyse] no worker', error)
    return pageAnalyst(onProgress)
  }
}

function workerAnalyst(worker: Worker, onProgress: (progress: AnalysisProgress) => void): Analyst {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  worker.onmessage = ({ data }: MessageEvent<ListAnswer>) => {
    if ('progress' in data) return onProgress(data.progress)
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) caller?.reject(new ListError(data.failure))
    else caller?.resolve(data.result as never)
  }
  // It did not load, or it ended: nothing that is asked will be answered.
  worker.onerror = (event) => {
    console.error('[productImport.analyse] worker', event.message)
    for (const { reject } of waiting.values()) reject(new ListError({ code: 'worker', text: null }))
    waiting.clear()
  }
  return {
    call: (call, ...args) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        worker.postMessage({ id: asked, call, args })
      }),
    dismiss: () => worker.terminate(),
  }
}

function pageAnalyst(onProgress: (progress: AnalysisProgress) => void): Analyst {
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

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

export interface MeasuredDownload {
  file: Buffer
  ms: number
  /** Processor time of the page's process, in milliseconds. */
  pageMs: number
  /** Largest JavaScript heap during the export minus the heap before it, garbage included. */
  heapGrowthBytes: number
  longTasks: number[]
}

const POLL_MS = 100

export async function measureDownload(page: Page, begin: () => Promise<void>): Promise<MeasuredDownload> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const metric = async (wanted: 'JSHeapUsedSize' | 'ProcessTime') => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)?.value ?? 0
  }
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  const before = await metric('JSHeapUsedSize')
  let most = before
  let done = false
  const polling = (async () => {
    while (!done) {
      most = Math.max(most, await metric('JSHeapUsedSize'))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  })()
  const downloading = page.waitForEvent('download', { timeout: 600_000 })
  const processBefore = await metric('ProcessTime')
  const start = performance.now()
  await begin()
  const download = await downloading
  const path = await download.path()
  const ms = performance.now() - start
  done = true
  await polling
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const pageMs = ((await metric('ProcessTime')) - processBefore) * 1000
  await devTools.detach()
  return { file: await readFile(path), ms, pageMs, heapGrowthBytes: most - before, longTasks }
}

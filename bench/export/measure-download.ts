import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'

/** What an export cost the page that wrote it. */
export interface MeasuredDownload {
  file: Buffer
  ms: number
  /** Milliseconds of processor time that the page's process took, whatever else kept the machine busy. */
  pageMs: number
  /** Used by the page's scripts: the most that was seen, less what was used before, rubbish included. */
  heapGrowthBytes: number
  /** Milliseconds of each task that held the page up for more than 50. */
  longTasks: number[]
}

const POLL_MS = 100

/**
 * Begins an export and waits for its file.
 * @param begin what a person does; returns when the last button is pressed. It counts
 */
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

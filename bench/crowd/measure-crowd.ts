import { fork } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { RunningBackend } from '@loja/backend'
import type { Report } from '../support/report'
import type { CrowdOrder, CrowdResult, FromCrowd } from './crowd-protocol'
import { addStaff } from './staff'
import { type UsedCpu, watchCpu } from './used-cpu'

const BUDGET_MS = 300
const WARM_UP_MS = 20_000
const MEASURED_MS = 40_000
const WRITES_PER_SECOND = 10
const PAGE_EVERY_MS = 20_000
const CHANGED_ORDERS = 40

interface Setting {
  report: Report
  backend: RunningBackend
  dataDir: string
  tabs: number
}

export async function measureCrowd({ report, backend, dataDir, tabs }: Setting): Promise<void> {
  const tokens = await addStaff(backend, dataDir, tabs)
  const orders = await backend.sql<{ id: string; status: string }>(
    `select id, coalesce(status, 'pendente') as status from public.orders order by created_at desc limit ${CHANGED_ORDERS}`,
  )
  const { result, cpu, busy, seconds } = await runCrowd(backend, {
    url: backend.url,
    publishableKey: backend.publishableKey,
    tokens,
    orders,
    warmUpMs: WARM_UP_MS,
    measuredMs: MEASURED_MS,
    writesPerSecond: WRITES_PER_SECOND,
    pageEveryMs: PAGE_EVERY_MS,
  })
  report.section(`${tabs} tabs, each with its own account`)
  const p95 = quantile(result.lists, 0.95)
  report.check({
    what: 'tabs with live changes',
    found: `${result.joined}`,
    budget: `${tabs}`,
    passed: result.joined === tabs,
  })
  report.check({
    what: 'a page of the list',
    found: shown(result.lists, seconds),
    budget: `p95 ${BUDGET_MS} ms`,
    passed: p95 < BUDGET_MS,
  })
  report.check({ what: 'counts, read again after changes', found: shown(result.counts, seconds) })
  report.check({ what: 'a change of status', found: shown(result.writes, seconds) })
  report.check({ what: 'from the commit to a tab', found: shown(result.live, seconds) })
  report.check({ what: 'messages to the tabs', found: `${(result.frames / seconds).toFixed(0)}/s` })
  report.checkNone('failed requests', result.failed)
  report.check({ what: "busy: the server's event loop", found: share(busy) })
  if (!cpu) return
  const used: [string, number][] = [
    ["the server's main thread", cpu.main],
    ['the busiest other thread (PGlite)', cpu.thread],
    ["the database server's processes", cpu.server],
  ]
  for (const [what, ms] of used) report.check({ what: `CPU: ${what}`, found: share(ms / seconds / 1000) })
}

async function runCrowd(backend: RunningBackend, order: CrowdOrder) {
  const child = fork(join(import.meta.dirname, 'crowd-process.ts'), [], { execArgv: ['--import', 'tsx'] })
  try {
    let stopCpu: (() => Promise<UsedCpu>) | undefined
    let utilization = performance.eventLoopUtilization()
    let began = performance.now()
    return await new Promise<{ result: CrowdResult; cpu: UsedCpu | undefined; busy: number; seconds: number }>(
      (resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the crowd ended early (${code})`)))
        child.on('message', async (message: FromCrowd) => {
          if (message.type === 'measuring') {
            stopCpu = await watchCpu(backend)
            utilization = performance.eventLoopUtilization()
            began = performance.now()
          } else if (message.type === 'done') {
            child.removeAllListeners('exit')
            const seconds = (performance.now() - began) / 1000
            const busy = performance.eventLoopUtilization(utilization).utilization
            resolve({ result: message.result, cpu: await stopCpu?.(), busy, seconds })
          }
        })
        child.send(order)
      },
    )
  } finally {
    child.kill()
  }
}

function quantile(samples: number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

const share = (part: number) => `${(100 * part).toFixed(0)} %`

const shown = (samples: number[], seconds: number) =>
  `p50 ${quantile(samples, 0.5).toFixed(0)} ms, p95 ${quantile(samples, 0.95).toFixed(0)} ms, ${(samples.length / seconds).toFixed(1)}/s`

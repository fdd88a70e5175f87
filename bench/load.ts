import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportCold } from './load/cold'
import { buildOneApp } from './load/one-app'
import { REPOSITORY, type Served, serveBuild, serveCommit } from './load/served'
import { launch, visit } from './load/visitor'
import { reportWarm } from './load/warm'
import type { Bench } from './support/bench'
import type { Report } from './support/report'

/** The first complete build, the reference of all budgets. */
const EARLIER = '4152696'

const bench: Bench = {
  title: `first load: bytes, time, blocking and interactions of this build, of ${EARLIER} and of one app without federation`,
  async run(report) {
    const dir = await mkdtemp(join(tmpdir(), 'loja-load-'))
    const served: Served[] = []
    const browser = await launch()
    try {
      served.push(await serveBuild('this build', join(REPOSITORY, '.dist/build')))
      served.push(await serveBuild('one app', await buildOneApp(dir)))
      await addEarlier(report, served)
      const visitors = await Promise.all(served.map((build) => visit(browser, build)))
      await reportWarm(report, visitors)
      await reportCold(report, visitors)
    } finally {
      await browser.close()
      for (const { stop } of served) await stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

async function addEarlier(report: Report, served: Served[]): Promise<void> {
  try {
    served.push(await serveCommit(EARLIER))
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n')
    report.note(`${EARLIER} is left out: its history or its packages are not on this machine.`, [reason])
  }
}

export default bench

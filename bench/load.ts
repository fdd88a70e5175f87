import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportCold } from './load/cold'
import { reportNavigation } from './load/navigation'
import { buildOneApp } from './load/one-app'
import { REFERENCE } from './load/rounds'
import { REPOSITORY, type Served, serveBuild, serveCommit } from './load/served'
import { launch, visit } from './load/visitor'
import { reportWarm, SLOW_CPU } from './load/warm'
import type { Bench } from './support/bench'
import type { Report } from './support/report'

const EARLIER = [REFERENCE, '9e4130b0']
const ONE_APP = 'one app'

const bench: Bench = {
  title: `first load: bytes, time, blocking and interactions of this build, of ${EARLIER.join(', of ')} and of one app without federation`,
  async run(report) {
    const dir = await mkdtemp(join(tmpdir(), 'loja-load-'))
    const served: Served[] = []
    const browser = await launch()
    try {
      served.push(await serveBuild('this build', join(REPOSITORY, '.dist/build')))
      served.push(await serveBuild(ONE_APP, await buildOneApp(dir)))
      for (const commit of EARLIER) await addEarlier(report, served, commit)
      const visitors = await Promise.all(served.map((build) => visit(browser, build)))
      const releases = visitors.filter(({ build }) => build !== ONE_APP)
      await reportWarm(report, releases, SLOW_CPU)
      await reportNavigation(report, releases)
      await reportCold(report, visitors)
      await reportWarm(report, releases, 1)
    } finally {
      await browser.close()
      for (const { stop } of served) await stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
}

async function addEarlier(report: Report, served: Served[], commit: string): Promise<void> {
  try {
    served.push(await serveCommit(commit))
  } catch (error) {
    report.note(`${commit} is left out: it did not start here.`, (error as Error).message.split('\n').slice(0, 5))
  }
}

export default bench

import { join } from 'node:path'
import { releaseStorm } from '@loja/release/storm'
import type { Bench } from './support/bench'

const CLI = join(import.meta.dirname, '../tools/toolchain/src/mf/cli.ts')
const COMMANDS = 50

const bench: Bench = {
  title:
    'fifty release commands of four modules at once, a third of them killed: the registry is valid, nothing is lost',
  async run(report) {
    const { problems, ...counts } = await releaseStorm(CLI, COMMANDS)
    report.note(
      'What became of them',
      Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
    )
    report.note('Problems', problems.length > 0 ? problems : ['none'])
    report.checkNone('problems', problems.length)
  },
}
export default bench

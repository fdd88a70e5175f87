import { runCommand } from './commands'
import { parseMfOptions } from './options'
import { Progress } from './progress'
import { USAGE } from './usage'

const args = process.argv.slice(2)
const progress = new Progress(args.includes('--json'))
try {
  const options = parseMfOptions(args)
  if (options) await runCommand(options, progress)
  else console.log(USAGE)
} catch (error) {
  progress.refused(error)
}
process.exitCode = progress.exitCode

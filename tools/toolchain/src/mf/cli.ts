import { runCommand } from './commands'
import { parseMfOptions } from './options'
import { Progress } from './progress'

const args = process.argv.slice(2)
const progress = new Progress(args.includes('--json'))
try {
  const options = parseMfOptions(args)
  if (typeof options === 'string') console.log(options)
  else await runCommand(options, progress)
} catch (error) {
  progress.refused(error)
}
process.exitCode = progress.exitCode

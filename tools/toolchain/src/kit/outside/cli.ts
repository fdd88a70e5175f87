/** `mf` in another repository. */
import { relative } from 'node:path'
import { Refusal } from '@loja/release'
import { repository } from '../../../bin/run-step.mjs'
import { parseDevOptions } from '../../dev/dev-options'
import { developLocal } from '../../dev/develop-local'
import { runCommand } from '../../mf/commands'
import { parseMfOptions } from '../../mf/options'
import { Progress } from '../../mf/progress'
import { USAGE } from '../../mf/usage'
import { createShutdown, stopAtSignals } from '../../serving/shutdown'
import { builtFolder, REMOTES } from '../../workspace'
import { newModule } from './new-module'

const COMMANDS = `Usage: mf <command> [<module>] [options]

  dev <module> --shell <address>  serve it to the page of a running admin
  new <name> <label> --page <path>
                                  write a module with a list page
  build <module>                  build it, and print the folder of the release

And the commands of the admin's repository, which need its release directory (--dir).
Without demo data here, \`preview\` and the smoke test are for that repository (--from).

${USAGE}`

const NEEDS_ADMIN = ['kit', 'preview']

async function build(names: readonly string[]): Promise<void> {
  const [name = ''] = names
  if (names.length !== 1 || !REMOTES.includes(name))
    throw new Refusal('usage', `build of what? The modules here: ${REMOTES.join(', ') || 'none'}.`)
  const { buildPackage } = await import('../../build')
  const { release } = await buildPackage(name).catch((error: Error) => {
    throw new Refusal('build', error.message)
  })
  console.log(relative(process.cwd(), builtFolder(name, release)))
}

async function develop(args: string[]): Promise<void> {
  const { developed, shell } = parseDevOptions(args, process.env)
  if (shell === undefined) throw new Error('Name the admin: mf dev <module> --shell https://admin.example.com')
  const shutdown = createShutdown()
  stopAtSignals(shutdown)
  try {
    const { address, exited } = await developLocal(developed[0] ?? '', shell, (stop) => shutdown.add(stop))
    console.log(`\n${developed[0]} is ready for development.\n\n  ${address}\n\nStop with Ctrl-C.`)
    exited.then((code) => void shutdown.stop(code ?? 1))
  } catch (error) {
    if (shutdown.isStopping) return
    console.error((error as Error).message)
    void shutdown.stop(1)
  }
}

async function run([command = '--help', ...rest]: string[], progress: Progress): Promise<void> {
  if (command === 'dev') return develop(rest)
  if (command === 'build') return build(rest)
  if (NEEDS_ADMIN.includes(command))
    throw new Refusal('usage', `${command} needs the admin's repository. There: pnpm mf ${command} … --from <folder>`)
  const options = parseMfOptions([command, ...rest])
  if (!options) return console.log(COMMANDS)
  if (options.command === 'new') return newModule(options, progress)
  return runCommand({ ...options, skipSmoke: true }, progress)
}

process.chdir(repository)
const progress = new Progress(process.argv.includes('--json'))
run(process.argv.slice(2), progress)
  .catch((error: unknown) => progress.refused(error))
  .finally(() => {
    process.exitCode = progress.exitCode
  })

/** `mf` in another repository. */
import { relative } from 'node:path'
import { Refusal } from '@loja/release'
import { repository } from '../../../bin/run-step.mjs'
import { parseDevOptions } from '../../dev/dev-options'
import { developLocal } from '../../dev/develop-local'
import { runCommand } from '../../mf/commands'
import { parseMfOptions } from '../../mf/options'
import { Progress } from '../../mf/progress'
import { COMMANDS, type CommandUsage } from '../../mf/usage'
import { createShutdown, stopAtSignals } from '../../serving/shutdown'
import { builtFolder, REMOTES } from '../../workspace'
import { newModule } from './new-module'

const KIT: Record<string, CommandUsage> = {
  dev: { arguments: '<module> --shell <address>', what: 'serve it to the page of a running admin', options: [] },
  build: { arguments: '<module>', what: 'build it, and print the folder of the release', options: [] },
}
const { kit: _, ...HERE } = COMMANDS

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

async function run(args: string[], progress: Progress): Promise<void> {
  const [command = 'help', ...rest] = args
  if (command === 'dev' && !rest.includes('--help')) return develop(rest)
  if (command === 'build' && !rest.includes('--help')) return build(rest)
  const options = parseMfOptions(args, 'mf', { ...KIT, ...HERE })
  if (typeof options === 'string') return console.log(options)
  if (options.command === 'new') return newModule(options, progress)
  if (options.dir === undefined)
    throw new Refusal('usage', `${options.command} needs the release directory of the admin: --dir <folder>`)
  if ('open' in options && options.open)
    throw new Refusal(
      'usage',
      `The demo data of --open is in the admin's repository. There: pnpm mf release ${options.name} --dry-run --open --from <folder>`,
    )
  return runCommand(options, progress, false)
}

process.chdir(repository)
const progress = new Progress(process.argv.includes('--json'))
run(process.argv.slice(2), progress)
  .catch((error: unknown) => progress.refused(error))
  .finally(() => {
    process.exitCode = progress.exitCode
  })

import { parseArgs } from 'node:util'
import { Refusal } from '@loja/release'
import { REMOTES } from '../workspace'

export const USAGE = `Usage: pnpm mf <command> [<remote>] [options]

  release <remote|shell>          build, test, check, copy and make live
  canary <remote> build <percent> the same, for some accounts; 0 ends it
  canary <remote> <release> <percent>
                                  an earlier release, for some accounts
  promote <remote>                the canary, for everybody
  rollback <remote|shell>         the release before, in a second
  disable, enable <remote>        switch a module off and on
  lock <remote|shell> --reason …  nobody may change it, until: unlock
  status [remote|shell]           what is live, and how it does
  gc [remote|shell]               delete old releases that nobody needs

Options:
  --dir <folder>       release directory (default .dist/www, which npm start serves)
  --from <folder>      of release and canary build: a release that was built elsewhere
  --to <release>       of rollback: not the one before, but that one
  --users <ids>        of canary: accounts that get it in any case, separated by commas
  --reason <text>      of lock: shown to whoever is refused
  --telemetry <file>   what browsers reported (default: telemetry.jsonl in DATA_DIR)
  --skip-tests         of release and canary build: leave the tests out
  --skip-smoke         of release, canary and promote: do not open the pages
  --dry-run            do everything but change the release directory
  --json               one JSON object per step
  --help               this text

Remotes: ${REMOTES.join(', ')}
Exit codes: 0 done, 1 unforeseen, 2 wrong command line, 3 build, 4 tests, 5 gate, 6 smoke test,
7 not in this state (locked, unknown release …), 8 kept busy by others`

type MfCommand =
  | { command: 'release'; name: string }
  | { command: 'canary'; name: string; release: string; percent: number; users: string[] }
  | { command: 'promote' | 'disable' | 'enable' | 'unlock'; name: string }
  | { command: 'rollback'; name: string; to: string | undefined }
  | { command: 'lock'; name: string; reason: string }
  | { command: 'status'; name: string | undefined }
  | { command: 'gc'; name: string | undefined }

/** What a command line asks for. */
export type MfOptions = MfCommand & {
  dir: string | undefined
  from: string | undefined
  telemetry: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  dryRun: boolean
  json: boolean
}

const OPTIONS = {
  dir: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  users: { type: 'string' },
  reason: { type: 'string' },
  telemetry: { type: 'string' },
  'skip-tests': { type: 'boolean', default: false },
  'skip-smoke': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Options that only some commands know; one that is not read would be a wrong belief. */
const ONLY_OF: Partial<Record<keyof typeof OPTIONS, readonly string[]>> = {
  from: ['release', 'canary'],
  to: ['rollback'],
  users: ['canary'],
  reason: ['lock'],
  telemetry: ['promote', 'status'],
  'skip-tests': ['release', 'canary'],
  'skip-smoke': ['release', 'canary', 'promote'],
}
const OF_THE_SHELL_TOO = ['release', 'rollback', 'lock', 'unlock', 'status', 'gc']

/**
 * Reads what `pnpm mf` was called with.
 * @returns `undefined` when help was asked for
 * @throws Refusal `usage`
 */
export function parseMfOptions(args: string[]): MfOptions | undefined {
  const { values, positionals } = parse(args)
  if (values.help || (positionals.length === 0 && args.length === 0)) return undefined
  const [command = '', ...rest] = positionals
  for (const [option, commands] of Object.entries(ONLY_OF)) {
    if (values[option as keyof typeof values] && !commands.includes(command))
      throw usage(`--${option} is for ${commands.join(' and ')}.`)
  }
  return {
    ...parseCommand(command, rest, values),
    dir: values.dir,
    from: values.from,
    telemetry: values.telemetry,
    skipTests: values['skip-tests'],
    skipSmoke: values['skip-smoke'],
    dryRun: values['dry-run'],
    json: values.json,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw usage((error as Error).message.replace(/\. To specify.*/s, '.'))
  }
}

type Values = ReturnType<typeof parse>['values']

function parseCommand(command: string, [first, ...rest]: string[], values: Values): MfCommand {
  if (command === 'status' || command === 'gc') {
    refuseMore(rest)
    return { command, name: first === undefined ? undefined : nameOf(command, first) }
  }
  switch (command) {
    case 'canary': {
      const [release, percent, ...more] = rest
      refuseMore(more)
      return { command, ...parseCanary(nameOf(command, first), { release, percent, users: values.users }) }
    }
    case 'release':
    case 'promote':
    case 'disable':
    case 'enable':
    case 'unlock':
      refuseMore(rest)
      return { command, name: nameOf(command, first) }
    case 'rollback':
      refuseMore(rest)
      return { command, name: nameOf(command, first), to: values.to }
    case 'lock':
      refuseMore(rest)
      if (!values.reason?.trim()) throw usage('A lock needs a reason for whoever is refused: --reason "…".')
      return { command, name: nameOf(command, first), reason: values.reason.trim() }
    default:
      throw usage(command === '' ? 'A command is missing.' : `${command} is not a command.`)
  }
}

function parseCanary(
  name: string,
  {
    release,
    percent,
    users = '',
  }: { release: string | undefined; percent: string | undefined; users: string | undefined },
) {
  if (release === undefined || percent === undefined)
    throw usage(`A canary is a release, or \`build\`, and a share in percent: pnpm mf canary ${name} build 10`)
  if (!/^\d{1,3}(\.\d+)?$/.test(percent) || Number(percent) > 100)
    throw usage(`${percent} is no share: it is a number from 0 to 100.`)
  const ids = users.split(',').flatMap((id) => id.trim() || [])
  const mail = ids.find((id) => !/^[\w-]+$/.test(id))
  if (mail !== undefined)
    throw usage(`${mail} is no id of an account. Everybody can read remotes.json, so no addresses stand there.`)
  return { name, release, percent: Number(percent), users: ids }
}

function nameOf(command: string, text: string | undefined): string {
  if (text === undefined) throw usage(`${command} of what? Name a remote.`)
  if (REMOTES.some((remote) => remote === text)) return text
  if (text !== 'shell') throw usage(`${text} is not a remote.`)
  if (OF_THE_SHELL_TOO.includes(command)) return text
  throw usage(`The shell has no ${command}: everything runs in it.`)
}

function refuseMore([more]: string[]): void {
  if (more !== undefined) throw usage(`${more} is one word too many.`)
}

function usage(problem: string): Refusal {
  return new Refusal('usage', `${problem} See: pnpm mf --help`)
}

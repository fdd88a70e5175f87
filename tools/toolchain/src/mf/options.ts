import { parseArgs } from 'node:util'
import { isNote } from '@loja/federation-build'
import { Refusal } from '@loja/release'
import { REMOTES } from '../workspace'

export const USAGE = `Usage: pnpm mf <command> [<remote>] [options]

  release <remote|shell>          check, build, test, try in Chromium, copy and make live
  preview <remote|shell>          show it on demo data, without making it live
  canary <remote> build <percent> as release, for some accounts; 0 ends it
  canary <remote> <release> <percent>
                                  an earlier release, for some accounts
  promote <remote>                the canary, for everybody
  rollback <remote|shell>         the release before, in a second
  disable, enable <remote>        switch a module off and on
  lock <remote|shell> --reason …  nobody may change it, until: unlock
  retire <remote>                 take a module out of the registry
  status [remote|shell]           what is live, since when, and how it does; only reads
  restore                         write a lost or broken remotes.json again, from its history
  gc [remote|shell]               delete old releases that nobody needs

Options:
  --dir <folder>       release directory (default .dist/www, which npm start serves)
  --from <folder>      of release, preview and canary build: a release that was built elsewhere
  --to <release>       of rollback: not the one before, but that one
  --users <ids>        of canary: accounts that get it in any case, separated by commas
  --administrators <n> of canary: how many there are, to say how many get it
  --drop-routes        of release, canary and promote: addresses of the live release may vanish
  --older              of release, canary and promote: of an older commit than the live release
  --unobserved         of promote: although no browser reported how the canary does
  --anyway             of promote: although the canary fails; with --reason
  --reason <text>      of lock: shown to whoever is refused; of promote --anyway: for the history
  --note <text>        of release, canary, promote and rollback: one line for the notice of open pages,
                       the history and status
  --telemetry <file>   what browsers reported (default: telemetry.jsonl in DATA_DIR)
  --skip-tests         of release and canary build: no type check, import rules and tests
  --skip-smoke         of release, canary and promote: do not open the pages
  --dry-run            do everything but change the release directory
  --json               one JSON object when a step begins, and one when it ends
  --help               this text

Remotes of this checkout: ${REMOTES.join(', ')}
In the folder of a module: pnpm -w mf
Exit codes: 0 done, 1 a defect, 2 wrong command line, 3 build, 4 types, imports and tests, 5 gate,
6 smoke test, 7 not in this state (locked, unknown release …), 8 kept busy by others,
9 full disk, no rights, lost mount`

interface Replacement {
  dropRoutes: boolean
  older: boolean
}

type OfRemote<Command> = Command extends string ? { command: Command; name: string } : never
type OfAny<Command> = Command extends string ? { command: Command; name: string | undefined } : never

type MfCommand =
  | ({ command: 'release'; name: string } & Replacement)
  | ({
      command: 'canary'
      name: string
      release: string
      percent: number
      users: string[]
      administrators: number | undefined
    } & Replacement)
  | ({
      command: 'promote'
      name: string
      unobserved: boolean
      anyway: string | undefined
    } & Replacement)
  | OfRemote<'preview' | 'disable' | 'enable' | 'unlock' | 'retire'>
  | { command: 'rollback'; name: string; to: string | undefined }
  | { command: 'lock'; name: string; reason: string }
  | OfAny<'status' | 'gc'>
  | { command: 'restore' }

export type MfOptions = MfCommand & {
  dir: string | undefined
  from: string | undefined
  telemetry: string | undefined
  note: string | undefined
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
  administrators: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  telemetry: { type: 'string' },
  'drop-routes': { type: 'boolean', default: false },
  older: { type: 'boolean', default: false },
  unobserved: { type: 'boolean', default: false },
  anyway: { type: 'boolean', default: false },
  'skip-tests': { type: 'boolean', default: false },
  'skip-smoke': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const ONLY_OF: Partial<Record<keyof typeof OPTIONS, readonly string[]>> = {
  from: ['release', 'preview', 'canary'],
  to: ['rollback'],
  users: ['canary'],
  administrators: ['canary'],
  'drop-routes': ['release', 'canary', 'promote'],
  older: ['release', 'canary', 'promote'],
  unobserved: ['promote'],
  anyway: ['promote'],
  reason: ['lock', 'promote'],
  note: ['release', 'canary', 'promote', 'rollback'],
  telemetry: ['promote', 'status'],
  'skip-tests': ['release', 'canary'],
  'skip-smoke': ['release', 'canary', 'promote'],
}
const OF_THE_SHELL_TOO = ['release', 'preview', 'rollback', 'lock', 'unlock', 'status', 'gc']

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
    note: parseNote(values.note),
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
  const replacement = { dropRoutes: values['drop-routes'], older: values.older }
  switch (command) {
    case 'canary': {
      const [release, percent, ...more] = rest
      refuseMore(more)
      const canary = parseCanary(nameOf(command, first), { release, percent, users: values.users })
      return { command, ...canary, administrators: parseCount(values.administrators), ...replacement }
    }
    case 'status':
    case 'gc':
      refuseMore(rest)
      return { command, name: first === undefined ? undefined : nameOf(command, first) }
    case 'restore':
      refuseMore([...(first === undefined ? [] : [first]), ...rest])
      return { command }
    case 'release':
      refuseMore(rest)
      return { command, name: nameOf(command, first), ...replacement }
    case 'promote':
      refuseMore(rest)
      return { command, name: nameOf(command, first), ...replacement, ...parsePromotion(values) }
    case 'preview':
    case 'disable':
    case 'enable':
    case 'unlock':
    case 'retire':
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

function parsePromotion({ unobserved, anyway, reason }: Values) {
  const why = reason?.trim()
  if (anyway !== Boolean(why))
    throw usage('--anyway needs a reason for the history, and no other promote does: --reason "…".')
  return { unobserved, anyway: anyway ? why : undefined }
}

function parseNote(text: string | undefined): string | undefined {
  const note = text?.trim() || undefined
  if (note === undefined || isNote(note)) return note
  throw usage('A note is one line of at most 160 characters without < and >.')
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text)) throw usage(`${text} is no number of administrators.`)
  return Number(text)
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
  // A live module may have been built from another checkout.
  if (/^mf-[a-z0-9-]+$/.test(text)) return text
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

import { parseArgs } from 'node:util'
import { isNote } from '@loja/federation-build'
import { Refusal } from '@loja/release'
import type { ChosenAccounts } from './administrators'
import type { ModuleWish } from './new/page-wish'
import { parseTime, type WatchTime } from './watch-time'

interface Watchable {
  watch: WatchTime | undefined
}

interface Replacement {
  dropRoutes: boolean
  older: boolean
}

type OfRemote<Command> = Command extends string ? { command: Command; name: string } : never
type OfAny<Command> = Command extends string ? { command: Command; name: string | undefined } : never

type MfCommand =
  | ({ command: 'new' } & ModuleWish)
  | ({ command: 'release'; name: string } & Replacement & Watchable)
  | ({
      command: 'canary'
      name: string
      /** Otherwise it is built. */
      release: string | undefined
      accounts: ChosenAccounts
    } & Replacement &
      Watchable)
  | { command: 'canary'; name: string; isEnd: true }
  | ({
      command: 'promote'
      name: string
      unobserved: boolean
      anyway: string | undefined
    } & Replacement &
      Watchable)
  | { command: 'watch'; name: string; watch: WatchTime }
  | OfRemote<'preview' | 'disable' | 'enable' | 'unlock' | 'retire'>
  | { command: 'rollback'; name: string; to: string | undefined }
  | { command: 'lock'; name: string; reason: string }
  | OfAny<'status' | 'gc'>
  | { command: 'restore' }
  | { command: 'kit'; folder: string }

export type MfOptions = MfCommand & {
  dir: string | undefined
  from: string | undefined
  telemetry: string | undefined
  administrators: number | undefined
  note: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  dryRun: boolean
  json: boolean
}

const OPTIONS = {
  dir: { type: 'string' },
  page: { type: 'string' },
  team: { type: 'string' },
  icon: { type: 'string' },
  section: { type: 'string' },
  order: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  users: { type: 'string' },
  first: { type: 'string' },
  end: { type: 'boolean', default: false },
  administrators: { type: 'string' },
  watch: { type: 'string' },
  for: { type: 'string' },
  interval: { type: 'string' },
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
  page: ['new'],
  team: ['new'],
  icon: ['new'],
  section: ['new'],
  order: ['new'],
  from: ['release', 'preview', 'canary'],
  to: ['rollback'],
  users: ['canary'],
  first: ['canary'],
  end: ['canary'],
  administrators: ['release', 'promote', 'watch'],
  watch: ['release', 'canary', 'promote'],
  for: ['watch'],
  interval: ['release', 'canary', 'promote', 'watch'],
  'drop-routes': ['release', 'canary', 'promote'],
  older: ['release', 'canary', 'promote'],
  unobserved: ['promote'],
  anyway: ['promote'],
  reason: ['lock', 'promote'],
  note: ['release', 'canary', 'promote', 'rollback'],
  telemetry: ['release', 'canary', 'promote', 'watch', 'status'],
  'skip-tests': ['release', 'canary'],
  'skip-smoke': ['release', 'canary', 'promote'],
}
const UNWATCHED_SHELL = 'Pages do not report how the shell does, so it cannot be watched.'
const OF_THE_SHELL_TOO = ['release', 'preview', 'rollback', 'lock', 'unlock', 'status', 'gc']

export function parseMfOptions(args: string[]): MfOptions | undefined {
  const { values, positionals } = parse(args)
  if (values.help || (positionals.length === 0 && args.length === 0)) return undefined
  const [command = '', ...rest] = positionals
  for (const [option, commands] of Object.entries(ONLY_OF)) {
    if (values[option as keyof typeof values] && !commands.includes(command))
      throw usage(`--${option} is for ${commands.join(' and ')}.`)
  }
  if (values.interval !== undefined && command !== 'watch' && values.watch === undefined)
    throw usage('--interval is for a watch: add --watch 15m.')
  return {
    ...parseCommand(command, rest, values),
    dir: values.dir,
    from: values.from,
    telemetry: values.telemetry,
    administrators: parseCount(values.administrators),
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
  if (values['dry-run'] && command === 'watch')
    throw usage('A watch cannot run with --dry-run. To see the reports: pnpm mf status.')
  const watchable = { watch: values.watch === undefined ? undefined : parseWatch(values.watch, values.interval) }
  switch (command) {
    case 'new':
      return { command, ...parseNew(first, rest, values) }
    case 'canary': {
      const [release, ...more] = rest
      refuseMore(more)
      const name = nameOf(command, first)
      if (values.end) return endOfCanary(name, release, values)
      return { command, name, release, accounts: parseAccounts(name, values), ...replacement, ...watchable }
    }
    case 'status':
    case 'gc':
      refuseMore(rest)
      return { command, name: first === undefined ? undefined : nameOf(command, first) }
    case 'kit': {
      refuseMore(rest)
      if (first === undefined) throw usage('kit in which folder? Name one outside of this repository.')
      return { command, folder: first }
    }
    case 'restore':
      refuseMore([...(first === undefined ? [] : [first]), ...rest])
      return { command }
    case 'release':
      refuseMore(rest)
      if (first === 'shell' && watchable.watch) throw usage(UNWATCHED_SHELL)
      return { command, name: nameOf(command, first), ...replacement, ...watchable }
    case 'promote':
      refuseMore(rest)
      return { command, name: nameOf(command, first), ...replacement, ...watchable, ...parsePromotion(values) }
    case 'watch':
      refuseMore(rest)
      if (first === 'shell') throw usage(UNWATCHED_SHELL)
      return { command, name: nameOf(command, first), watch: parseWatch(values.for ?? '15m', values.interval) }
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

function parseNew(text: string | undefined, [label, ...more]: string[], values: Values): ModuleWish {
  refuseMore(more)
  if (text === undefined || label === undefined)
    throw usage('A module has a name and a label for the menu: pnpm mf new coupons --page /admin/coupons "Cupons"')
  const { page, team, icon, section, order } = values
  const name = text.replace(/^mf-/, '')
  return { name, path: page ?? `/admin/${name}`, label: label.trim(), team, icon, section, order }
}

function parsePromotion({ unobserved, anyway, reason }: Values) {
  const why = reason?.trim()
  if (anyway !== Boolean(why))
    throw usage('--anyway needs a reason for the history, and no other promote does: --reason "…".')
  return { unobserved, anyway: anyway ? why : undefined }
}

function parseWatch(time: string, interval = '15s'): WatchTime {
  return { ms: timeOf(time), everyMs: timeOf(interval) }
}

function timeOf(text: string): number {
  const ms = parseTime(text)
  if (ms !== undefined) return ms
  throw usage(`${text} is no time: it is a number with s, m or h, at most 24h.`)
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

function endOfCanary(name: string, release: string | undefined, { users, first, watch }: Values) {
  if (release !== undefined || users !== undefined || first !== undefined || watch !== undefined)
    throw usage('--end takes only the name of the module.')
  return { command: 'canary', name, isEnd: true } as const
}

function parseAccounts(name: string, { users, first }: Values): ChosenAccounts {
  const named = users?.split(',').flatMap((account) => account.trim() || []) ?? []
  if (named.length > 0 === (first !== undefined))
    throw usage(`A canary is for accounts: pnpm mf canary ${name} --users <ids or e-mails>, or --first <number>`)
  if (first === undefined) return named
  if (!/^[1-9]\d{0,2}$/.test(first)) throw usage(`${first} is no number of accounts.`)
  return Number(first)
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

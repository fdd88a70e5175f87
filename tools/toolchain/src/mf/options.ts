import { parseArgs } from 'node:util'
import { isNote } from '@loja/federation-build'
import { Refusal } from '@loja/release'
import { REMOTES } from '../workspace'
import type { ChosenAccounts } from './administrators'
import { didYouMean } from './near-miss'
import type { ModuleWish } from './new/page-wish'
import { COMMANDS, type CommandUsage, commandUsage, type OptionName, usage as usageText } from './usage'
import { parseTime, type WatchTime } from './watch-time'

interface Watchable {
  watch: WatchTime | undefined
}

type MfCommand =
  | ({ command: 'new' } & ModuleWish)
  | ({ command: 'release'; name: string; open: boolean } & Watchable)
  | { command: 'release'; isAll: true }
  | {
      command: 'canary'
      name: string
      release: string | undefined
      accounts: ChosenAccounts
    }
  | { command: 'canary'; name: string; isEnd: true }
  | ({ command: 'promote'; name: string } & Watchable)
  | { command: 'rollback'; name: string; to: string | undefined }
  | { command: 'rollback'; revision: number }
  | { command: 'disable'; name: string; what: 'pages' | 'releases' | 'for-good'; reason: string }
  | { command: 'enable'; name: string }
  | { command: 'status'; name: string | undefined }
  | { command: 'kit'; folder: string }

export type MfOptions = MfCommand & {
  dir: string | undefined
  from: string | undefined
  telemetry: string | undefined
  administrators: number | undefined
  note: string | undefined
  anyway: string | undefined
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
  interval: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  telemetry: { type: 'string' },
  anyway: { type: 'string' },
  releases: { type: 'boolean', default: false },
  'for-good': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies Record<OptionName, object>

/** An empty note is left out; an empty reason has its own message. */
const MAY_BE_EMPTY = ['note', 'anyway', 'reason']

const OF_THE_SHELL_TOO = ['release', 'rollback', 'disable', 'enable', 'status']

export function parseMfOptions(args: string[], program = 'pnpm mf', commands = COMMANDS): MfOptions | string {
  const { values, positionals, tokens } = parse(args, program)
  const [first = '', ...rest] = positionals
  if (args.length === 0 || first === 'help' || values.help) {
    const named = first === 'help' ? rest[0] : first
    return named ? commandUsage(program, named, commandOf(named, commands, program)) : usageText(program, commands)
  }
  const { options } = commandOf(first, commands, program)
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false)
  for (const [option] of given) if (!options.includes(option as OptionName)) throw misplaced(option, commands, program)
  refuseUnclear(tokens, `${program} help ${first}`)
  if (values.interval !== undefined && values.watch === undefined)
    throw usage('--interval is for a watch: add --watch 15m.', `${program} help ${first}`)
  try {
    return {
      ...parseCommand(first, rest, values),
      dir: values.dir,
      from: values.from,
      telemetry: values.telemetry,
      administrators: parseCount(values.administrators),
      note: parseLine('A note', values.note),
      anyway: parseReason('--anyway', values.anyway),
      dryRun: values['dry-run'],
      json: values.json,
    }
  } catch (error) {
    if (error instanceof WrongArgument) throw usage(error.message, `${program} help ${first}`)
    throw error
  }
}

function commandOf(name: string, commands: typeof COMMANDS, program: string): CommandUsage {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command
  const problem =
    name === '' ? 'A command is missing.' : `${name} is not a command.${didYouMean(name, Object.keys(commands))}`
  throw usage(problem, `${program} help`)
}

function misplaced(option: string, commands: typeof COMMANDS, program: string): Refusal {
  const owners = Object.keys(commands).filter((name) => commands[name]?.options.includes(option as OptionName))
  return usage(`--${option} is for ${owners.join(' and ')}.`, `${program} help ${owners[0]}`)
}

function parse(args: string[], program: string) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true })
  } catch (error) {
    const [problem = ''] = (error as Error).message.split(/\. To specify|\n/)
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(problem) ?? []
    const near =
      unknown === undefined
        ? ''
        : didYouMean(
            unknown,
            Object.keys(OPTIONS).map((name) => `--${name}`),
          )
    throw usage(`${problem.replace(/\.?$/, '.')}${near}`, `${program} help`)
  }
}

type Parsed = ReturnType<typeof parse>
type Values = Parsed['values']

/** An unset variable of a script (`--dir "$RELEASE_DIR"`) would name the current folder. */
function refuseUnclear(tokens: Parsed['tokens'], help: string): void {
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue
    const { name, value } = token
    if (given.has(name)) throw usage(`--${name} is there twice: leave one out.`, help)
    if (value.trim() === '' && !MAY_BE_EMPTY.includes(name))
      throw usage(`--${name} is empty. Is the variable of its value set?`, help)
    given.add(name)
  }
}

class WrongArgument extends Error {}

function parseCommand(command: string, [first, ...rest]: string[], values: Values): MfCommand {
  if (!['new', 'canary'].includes(command)) refuseMore(rest)
  const watch = values.watch === undefined ? undefined : parseWatch(values.watch, values.interval)
  switch (command) {
    case 'new':
      return { command, ...parseNew(first, rest, values) }
    case 'release': {
      const { all, open } = values
      if (all) return parseReleaseAll(first, values)
      if (open && !values['dry-run']) throw new WrongArgument('--open shows a dry run: add --dry-run.')
      if (first === 'shell' && watch)
        throw new WrongArgument('Pages do not report how the shell does, so it cannot be watched.')
      return { command, name: nameOf(command, first), open, watch }
    }
    case 'canary':
      return parseCanary(nameOf(command, first), rest, values)
    case 'promote':
      return { command, name: nameOf(command, first), watch }
    case 'rollback':
      return first === undefined
        ? { command, revision: parseRevision(values.to) }
        : { command, name: nameOf(command, first), to: values.to }
    case 'disable':
      return parseDisable(nameOf(command, first), values)
    case 'enable':
      return { command, name: nameOf(command, first) }
    case 'kit':
      if (first === undefined) throw new WrongArgument('kit in which folder? Name one outside of this repository.')
      return { command, folder: first }
    default:
      return { command: 'status', name: first === undefined ? undefined : nameOf(command, first) }
  }
}

function parseNew(text: string | undefined, [label, ...more]: string[], values: Values): ModuleWish {
  refuseMore(more)
  if (text === undefined || label === undefined)
    throw new WrongArgument(
      'A module has a name and a label for the menu: pnpm mf new coupons --page /admin/coupons "Cupons"',
    )
  const { page, team, icon, section, order } = values
  if (order !== undefined && !/^\d{1,3}$/.test(order))
    throw new WrongArgument(`${order} is no place in a section: write an integer from 0 to 999.`)
  const name = text.replace(/^mf-/, '')
  return { name, path: page ?? `/admin/${name}`, label: label.trim(), team, icon, section, order }
}

function parseReleaseAll(named: string | undefined, { 'dry-run': dryRun, from, open, watch }: Values): MfCommand {
  if (!dryRun) throw new WrongArgument('--all checks what could be released: add --dry-run.')
  const more = named ?? (from && '--from') ?? (open ? '--open' : watch && '--watch')
  if (more) throw new WrongArgument(`--all takes no ${more}.`)
  return { command: 'release', isAll: true }
}

function parseCanary(name: string, [release, ...more]: string[], { users, first, end }: Values): MfCommand {
  refuseMore(more)
  const named = users?.split(',').flatMap((account) => account.trim() || []) ?? []
  if (end) {
    if (release !== undefined || users !== undefined || first !== undefined)
      throw new WrongArgument('--end takes only the name of the module.')
    return { command: 'canary', name, isEnd: true }
  }
  if (named.length > 0 === (first !== undefined))
    throw new WrongArgument(
      `A canary is for accounts: pnpm mf canary ${name} --users <ids or e-mails>, or --first <number>`,
    )
  if (first === undefined) return { command: 'canary', name, release, accounts: named }
  if (!/^[1-9]\d{0,2}$/.test(first)) throw new WrongArgument(`${first} is no number of accounts.`)
  return { command: 'canary', name, release, accounts: Number(first) }
}

function parseRevision(to: string | undefined): number {
  if (to !== undefined && /^\d{1,9}$/.test(to)) return Number(to)
  throw new WrongArgument(
    'rollback of what? Name a module, or a revision of the registry for all of them: rollback --to <revision>',
  )
}

function parseDisable(name: string, values: Values): MfCommand {
  const { releases, 'for-good': forGood } = values
  if (releases && forGood) throw new WrongArgument('--releases and --for-good exclude each other.')
  if (name === 'shell' && !releases)
    throw new WrongArgument('The shell can only have its releases disabled (--releases): everything runs in it.')
  const reason = parseReason('--reason', values.reason) ?? parseReason('--anyway', values.anyway)
  if (reason === undefined) throw new WrongArgument('It needs a reason for the history: --reason "…".')
  return { command: 'disable', name, what: releases ? 'releases' : forGood ? 'for-good' : 'pages', reason }
}

function parseWatch(time: string, interval = '15s'): WatchTime {
  return { ms: timeOf(time), everyMs: timeOf(interval) }
}

function timeOf(text: string): number {
  const ms = parseTime(text)
  if (ms !== undefined) return ms
  throw new WrongArgument(`${text} is no time: it is a number with s, m or h, at most 24h.`)
}

function parseLine(what: string, text: string | undefined): string | undefined {
  const line = text?.trim() || undefined
  if (line === undefined || isNote(line)) return line
  throw new WrongArgument(`${what} is one line of at most 160 characters without < and >.`)
}

function parseReason(option: '--anyway' | '--reason', text: string | undefined): string | undefined {
  const reason = parseLine('A reason', text)
  if (text !== undefined && reason === undefined)
    throw new WrongArgument(`${option} needs a reason for the history: ${option} "…".`)
  return reason
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text)) throw new WrongArgument(`${text} is no number of administrators.`)
  return Number(text)
}

function nameOf(command: string, text: string | undefined): string {
  if (text === undefined) throw new WrongArgument(`${command} of what? Name a module.`)
  // A live module may have been built from another checkout.
  if (/^mf-[a-z0-9-]+$/.test(text)) return text
  if (text !== 'shell') throw new WrongArgument(`${text} is not a module.${didYouMean(text, [...REMOTES, 'shell'])}`)
  if (OF_THE_SHELL_TOO.includes(command)) return text
  throw new WrongArgument(`The shell has no ${command}: everything runs in it.`)
}

function refuseMore([more]: string[]): void {
  if (more !== undefined) throw new WrongArgument(`${more} is one word too many.`)
}

function usage(problem: string, help: string): Refusal {
  return new Refusal('usage', `${problem} See: ${help}`)
}

import { REMOTES } from '../workspace'

const OPTION_TEXTS = {
  dir: ['--dir <folder>', 'release directory (default .dist/www, which npm start serves)'],
  from: ['--from <folder>', 'a release that was built elsewhere; its tests ran there'],
  note: ['--note <text>', 'one line for the notice of open pages, the history and status; public'],
  watch: ['--watch <time>', 'then follow its reports, e.g. for 15m, and roll it back when it fails'],
  interval: ['--interval <time>', 'of a watch: how often it reads the reports (default 15s)'],
  administrators: ['--administrators <n>', 'of a watch: how many there are, where the store is not known'],
  telemetry: ['--telemetry <file>', 'what browsers reported (default: telemetry.jsonl in DATA_DIR)'],
  anyway: ['--anyway <why>', 'in spite of what would refuse it; output and history name what it overrode'],
  all: ['--all', 'of a dry run: the shell and every module of this checkout'],
  open: ['--open', 'of a dry run: show the release on demo data, to try it by hand'],
  users: ['--users <accounts>', 'ids or e-mails of administrators, separated by commas'],
  first: ['--first <n>', 'the first n administrators that signed in today'],
  end: ['--end', 'end the canary'],
  to: ['--to <release>', 'that release instead of the previous one; without a module: a revision'],
  releases: ['--releases', 'its pages work; nothing may be released or rolled back'],
  'for-good': ['--for-good', 'remove it and its pages from the registry'],
  reason: ['--reason <text>', 'for the history, and for users of the command that it refuses'],
  page: ['--page <path>', 'address of its page (default /admin/<name>)'],
  team: ['--team <name>', 'owner (default: its name)'],
  icon: ['--icon <name>', 'in the menu (default tags)'],
  section: ['--section <id>', 'of the menu (default store)'],
  order: ['--order <number>', 'place in the section (default: the last)'],
  'dry-run': ['--dry-run', 'check everything and change nothing'],
  json: ['--json', 'one JSON object when a step begins, and one when it ends'],
  help: ['--help', 'this text'],
} as const

export type OptionName = keyof typeof OPTION_TEXTS

export interface CommandUsage {
  arguments: string
  what: string
  options: readonly OptionName[]
  notes?: readonly string[]
}

const CHANGE = ['dir', 'dry-run', 'json'] as const
const WATCH = ['watch', 'interval', 'administrators', 'telemetry'] as const

export const COMMANDS: Record<string, CommandUsage> = {
  release: {
    arguments: '<module|shell>',
    what: 'check, build, test, try in Chromium, copy and activate it',
    options: ['from', 'note', ...WATCH, 'anyway', 'all', 'open', ...CHANGE],
    notes: [
      'Old releases that are not used any more are deleted.',
      '--anyway leaves out types, imports, tests and Chromium, except in a dry run, and allows a dropped page or an older commit.',
    ],
  },
  canary: {
    arguments: '<module> [<release>]',
    what: 'release it to some accounts; an earlier release is not built again',
    options: ['users', 'first', 'end', 'from', 'note', 'anyway', ...CHANGE],
  },
  promote: {
    arguments: '<module>',
    what: 'the canary, for all accounts',
    options: ['note', ...WATCH, 'anyway', ...CHANGE],
    notes: ['--anyway allows a canary that fails or has no reports, and what it allows for release.'],
  },
  rollback: {
    arguments: '[<module|shell>]',
    what: 'activate the previous release, in a second',
    options: ['to', 'note', 'anyway', ...CHANGE],
    notes: [
      'rollback mf-orders --to 1.2.0   that release',
      'rollback --to 41                the whole registry as of revision 41: the undo of every command, and of a',
      '                                lost or damaged remotes.json',
    ],
  },
  disable: {
    arguments: '<module|shell>',
    what: 'its pages show a message, until: enable',
    options: ['releases', 'for-good', 'reason', 'anyway', ...CHANGE],
    notes: ['A module of another repository needs --anyway "why".', 'The undo of --for-good: rollback --to <revision>'],
  },
  enable: {
    arguments: '<module|shell>',
    what: 'enable what disable disabled: its pages, its releases, or both',
    options: CHANGE,
  },
  status: {
    arguments: '[<module|shell>]',
    what: 'live releases, and how they do; only reads',
    options: ['telemetry', 'dir', 'json'],
  },
  new: {
    arguments: '<name> <label>',
    what: 'write a module with a list page, e.g. new coupons Cupons',
    options: ['page', 'team', 'icon', 'section', 'order', ...CHANGE],
  },
  kit: { arguments: '<folder>', what: 'packages and a workspace for modules of another repository', options: ['json'] },
}

const EXIT_CODES = `Exit codes: 0 done, 1 a defect, 2 wrong command line, 3 build, 4 types, imports and tests, 5 gate, 6 Chromium,
7 not in this state (releases disabled, unknown release …), 8 blocked by others, 9 full disk, no rights, lost mount,
10 rolled back by the watch, 11 the watch ended early, 12 no verdict, and accounts failed`

export function usage(program: string, commands = COMMANDS): string {
  return [
    `Usage: ${program} <command> …`,
    '',
    ...Object.entries(commands).map(([name, { arguments: args, what }]) => `  ${`${name} ${args}`.padEnd(32)}${what}`),
    '',
    `Options of a command: ${program} help <command>`,
    `Modules here: ${REMOTES.join(', ') || 'none'}`,
    EXIT_CODES,
  ].join('\n')
}

export function commandUsage(program: string, name: string, { arguments: args, what, options, notes }: CommandUsage) {
  return [
    `Usage: ${program} ${name} ${args}${options.length > 0 ? ' [options]' : ''}`,
    `  ${what}`,
    '',
    ...options.map((option) => `  ${OPTION_TEXTS[option][0].padEnd(22)}${OPTION_TEXTS[option][1]}`),
    ...(notes ? ['', ...notes] : []),
  ].join('\n')
}

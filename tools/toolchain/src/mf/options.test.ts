import { expect, test } from 'vitest'
import { parseMfOptions } from './options'
import { COMMANDS } from './usage'

const NONE = {
  dir: undefined,
  from: undefined,
  telemetry: undefined,
  administrators: undefined,
  note: undefined,
  anyway: undefined,
  dryRun: false,
  json: false,
}

const RELEASE = { command: 'release', name: 'mf-orders', watch: undefined, open: false }
const PROMOTE = { command: 'promote', name: 'mf-orders', watch: undefined }
const DISABLE = { command: 'disable', name: 'mf-users', what: 'pages', reason: 'Inventário' }
const MINUTE = 60_000

const NEW = {
  command: 'new',
  name: 'coupons',
  path: '/admin/coupons',
  label: 'Cupons',
  ...{ team: undefined, icon: undefined, section: undefined, order: undefined },
}

test.each<[line: string, options: object]>([
  ['new coupons Cupons', NEW],
  ['new mf-coupons --page /admin/cupons Cupons', { ...NEW, path: '/admin/cupons' }],
  [
    'new coupons Cupons --team sales --icon gift --section system --order 5',
    { ...NEW, team: 'sales', icon: 'gift', section: 'system', order: '5' },
  ],
  ['release shell --dry-run --open', { ...RELEASE, name: 'shell', dryRun: true, open: true }],
  ['release shell --dir /srv/admin --json', { ...RELEASE, name: 'shell', dir: '/srv/admin', json: true }],
  ['release --all --dry-run', { command: 'release', isAll: true, dryRun: true }],
  ['rollback mf-orders --to 41', { command: 'rollback', name: 'mf-orders', to: '41' }],
  ['canary mf-orders --first 2', { command: 'canary', name: 'mf-orders', release: undefined, accounts: 2 }],
  [
    'canary mf-orders 1.2.0 --users a-1,,ana@loja.test',
    { command: 'canary', name: 'mf-orders', release: '1.2.0', accounts: ['a-1', 'ana@loja.test'] },
  ],
  ['release mf-orders --note ', RELEASE],
  ['rollback shell --note Lento', { command: 'rollback', name: 'shell', to: undefined, note: 'Lento' }],
  ['release mf-orders --watch 15m', { ...RELEASE, watch: { ms: 15 * MINUTE, everyMs: 15_000 } }],
  [
    'promote mf-orders --watch 1h --interval 30s --administrators 3',
    { ...PROMOTE, watch: { ms: 60 * MINUTE, everyMs: 30_000 }, administrators: 3 },
  ],
  ['disable mf-users --reason Inventário', DISABLE],
  ['disable shell --releases --reason Inventário', { ...DISABLE, name: 'shell', what: 'releases' }],
  ['kit ../marketing', { command: 'kit', folder: '../marketing' }],
])('%s', (line, options) => {
  expect(parseMfOptions(line.split(' '))).toEqual({ ...NONE, ...options })
})

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists the nine commands', (args) => {
  const text = parseMfOptions(args)
  const commands = Object.keys(COMMANDS)
  expect(commands.sort()).toEqual(
    ['canary', 'disable', 'enable', 'kit', 'new', 'promote', 'release', 'rollback', 'status'].sort(),
  )
  for (const command of commands) expect(text).toMatch(new RegExp(`^  ${command} `, 'm'))
})

test.each(Object.entries(COMMANDS))('help %s lists its options, and fits on a screen', (command, { options }) => {
  const text = parseMfOptions(['help', command])
  for (const args of [
    [command, '--help'],
    [command, 'mf-orders', '-h'],
  ])
    expect(parseMfOptions(args)).toBe(text)
  const lines = String(text).split('\n')
  for (const option of options) expect(text).toContain(`  --${option}`)
  expect(lines.length).toBeLessThanOrEqual(24)
})

test.each([
  ['new coupons', 'A module has a name and a label for the menu: pnpm mf new coupons'],
  ['new coupons Cupons de desconto', 'de is one word too many.'],
  ['new coupons Cupons --order 1e2', '1e2 is no place in a section: write an integer from 0 to 999.'],
  ['release mf-orders --page /admin/x', '--page is for new.'],
  ['relese mf-orders', 'relese is not a command. Did you mean release? See: pnpm mf help'],
  ['--json', 'A command is missing.'],
  ['release', 'release of what? Name a module.'],
  ['release orders', 'orders is not a module. Did you mean mf-orders? See: pnpm mf help release'],
  ['release mf-orders now', 'now is one word too many.'],
  ['release mf-orders --to 1.0.0', '--to is for rollback. See: pnpm mf help rollback'],
  ['rollback mf-orders --watch 15m', '--watch is for release and promote.'],
  ['release mf-orders --dryrun', "Unknown option '--dryrun'. Did you mean --dry-run?"],
  ['release mf-orders --open', '--open shows a dry run: add --dry-run.'],
  ['release --all', '--all checks what could be released: add --dry-run.'],
  ['release mf-orders --all --dry-run', '--all takes no mf-orders.'],
  ['release --all --dry-run --from out', '--all takes no --from.'],
  ['release mf-orders --anyway', "Option '--anyway <value>' argument missing."],
  ['release mf-orders --anyway ', '--anyway needs a reason for the history'],
  ['canary shell --first 1', 'The shell has no canary: everything runs in it.'],
  [
    'canary mf-orders',
    'A canary is for accounts: pnpm mf canary mf-orders --users <ids or e-mails>, or --first <number>',
  ],
  ['canary mf-orders --users ana --first 1', 'A canary is for accounts'],
  ['canary mf-orders --first 0', '0 is no number of accounts.'],
  ['canary mf-orders 1.0.0 --end', '--end takes only the name of the module.'],
  ['promote mf-orders --administrators many', 'many is no number of administrators.'],
  ['release mf-orders --note <b>', 'A note is one line of at most 160 characters without < and >.'],
  ['disable mf-orders --note x', '--note is for release and canary and promote and rollback.'],
  ['release shell --watch 15m', 'Pages do not report how the shell does, so it cannot be watched.'],
  ['release mf-orders --watch 15', '15 is no time: it is a number with s, m or h, at most 24h.'],
  ['promote mf-orders --watch 1m --interval 15min', '15min is no time'],
  ['release mf-orders --interval 15s', '--interval is for a watch: add --watch 15m.'],
  ['status --dir ', '--dir is empty. Is the variable of its value set? See: pnpm mf help status'],
  ['promote mf-orders --telemetry ', '--telemetry is empty.'],
  ['rollback mf-orders --to ', '--to is empty.'],
  ['release mf-orders --dir /srv/one --dir /srv/other', '--dir is there twice: leave one out.'],
  ['disable mf-orders --reason x --reason y', '--reason is there twice'],
  ['rollback', 'rollback of what? Name a module, or a revision'],
  ['rollback --to 1.2.0', 'rollback of what? Name a module, or a revision'],
  ['disable mf-orders', 'It needs a reason for the history: --reason "…".'],
  ['disable mf-orders --releases --for-good --reason x', '--releases and --for-good exclude each other.'],
  ['disable shell --reason x', 'The shell can only have its releases disabled (--releases)'],
])('refused: %s', (line, sentence) => {
  const read = () => parseMfOptions(line.split(' '))
  expect(read).toThrow(sentence)
  expect(read).toThrow(expect.objectContaining({ code: 'usage' }))
})

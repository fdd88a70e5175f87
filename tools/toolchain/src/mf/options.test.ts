import { expect, test } from 'vitest'
import { parseMfOptions } from './options'

const NONE = {
  dir: undefined,
  from: undefined,
  telemetry: undefined,
  administrators: undefined,
  note: undefined,
  skipTests: false,
  skipSmoke: false,
  dryRun: false,
  json: false,
}

const AS_LIVE = { dropRoutes: false, older: false }
const RELEASE = { command: 'release', name: 'mf-orders', watch: undefined, ...AS_LIVE }
const CANARY = { command: 'canary', name: 'mf-orders', watch: undefined, ...AS_LIVE }
const PROMOTE = { ...RELEASE, command: 'promote', unobserved: false, anyway: undefined }
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
  ['release mf-orders', RELEASE],
  ['release mf-orders --drop-routes --older', { ...RELEASE, dropRoutes: true, older: true }],
  ['release mf-elsewhere --from out', { ...RELEASE, name: 'mf-elsewhere', from: 'out' }],
  ['preview shell', { command: 'preview', name: 'shell' }],
  ['release shell --dir /srv/admin --json', { ...RELEASE, name: 'shell', dir: '/srv/admin', json: true }],
  ['release mf-orders --from out --dry-run', { ...RELEASE, from: 'out', dryRun: true }],
  ['release mf-orders --skip-tests', { ...RELEASE, skipTests: true }],
  ['rollback mf-orders', { command: 'rollback', name: 'mf-orders', to: undefined }],
  ['rollback shell --to 1.0.0', { command: 'rollback', name: 'shell', to: '1.0.0' }],
  ['canary mf-orders --first 2', { ...CANARY, release: undefined, accounts: 2 }],
  [
    'canary mf-orders 1.2.0 --users a-1,,ana@loja.test',
    { ...CANARY, release: '1.2.0', accounts: ['a-1', 'ana@loja.test'] },
  ],
  ['canary mf-orders --end', { command: 'canary', name: 'mf-orders', isEnd: true }],
  ['promote mf-orders --telemetry t.jsonl', { ...PROMOTE, telemetry: 't.jsonl' }],
  ['promote mf-orders --unobserved', { ...PROMOTE, unobserved: true }],
  ['promote mf-orders --anyway --reason hotfix', { ...PROMOTE, anyway: 'hotfix' }],
  ['release mf-orders --note ', RELEASE],
  ['rollback shell --note Lento', { command: 'rollback', name: 'shell', to: undefined, note: 'Lento' }],
  ['release mf-orders --watch 15m', { ...RELEASE, watch: { ms: 15 * MINUTE, everyMs: 15_000 } }],
  [
    'promote mf-orders --watch 1h --interval 30s --administrators 3',
    { ...PROMOTE, watch: { ms: 60 * MINUTE, everyMs: 30_000 }, administrators: 3 },
  ],
  ['watch mf-orders', { command: 'watch', name: 'mf-orders', watch: { ms: 15 * MINUTE, everyMs: 15_000 } }],
  [
    'watch mf-orders --for 90s --interval 1s',
    { command: 'watch', name: 'mf-orders', watch: { ms: 90_000, everyMs: 1_000 } },
  ],
  ['retire mf-coupons', { command: 'retire', name: 'mf-coupons' }],
  ['restore', { command: 'restore' }],
  ['disable mf-users', { command: 'disable', name: 'mf-users' }],
  ['enable mf-users', { command: 'enable', name: 'mf-users' }],
  ['lock mf-orders --reason Inventário', { command: 'lock', name: 'mf-orders', reason: 'Inventário' }],
  ['unlock shell', { command: 'unlock', name: 'shell' }],
  ['status', { command: 'status', name: undefined }],
  ['status mf-orders', { command: 'status', name: 'mf-orders' }],
  ['gc', { command: 'gc', name: undefined }],
])('%s', (line, options) => {
  expect(parseMfOptions(line.split(' '))).toEqual({ ...NONE, ...options })
})

test.each([[[]], [['--help']], [['release', '-h']]])('%j asks for help', (args) => {
  expect(parseMfOptions(args)).toBeUndefined()
})

test.each([
  ['new coupons', 'A module has a name and a label for the menu: pnpm mf new coupons'],
  ['new coupons Cupons de desconto', 'de is one word too many.'],
  ['release mf-orders --page /admin/x', '--page is for new.'],
  ['deploy mf-orders', 'deploy is not a command. See: pnpm mf --help'],
  ['--json', 'A command is missing.'],
  ['release', 'release of what? Name a remote.'],
  ['release orders', 'orders is not a remote.'],
  ['release mf-orders now', 'now is one word too many.'],
  ['release mf-orders --to 1.0.0', '--to is for rollback.'],
  ['rollback mf-orders --skip-tests', '--skip-tests is for release and canary.'],
  ['release mf-orders --force', "Unknown option '--force'."],
  ['canary shell --first 1', 'The shell has no canary: everything runs in it.'],
  [
    'canary mf-orders',
    'A canary is for accounts: pnpm mf canary mf-orders --users <ids or e-mails>, or --first <number>',
  ],
  ['canary mf-orders --users ,', 'A canary is for accounts'],
  ['canary mf-orders --users ana --first 1', 'A canary is for accounts'],
  ['canary mf-orders --first 0', '0 is no number of accounts.'],
  ['canary mf-orders 1.0.0 --end', '--end takes only the name of the module.'],
  ['canary mf-orders --end --users ana', '--end takes only the name of the module.'],
  ['promote mf-orders --administrators many', 'many is no number of administrators.'],
  ['promote mf-orders --anyway', '--anyway needs a reason for the history'],
  ['promote mf-orders --reason x', '--anyway needs a reason for the history'],
  ['release mf-orders --note <b>', 'A note is one line of at most 160 characters without < and >.'],
  ['lock mf-orders --note x', '--note is for release and canary and promote and rollback.'],
  ['release shell --watch 15m', 'Pages do not report how the shell does, so it cannot be watched.'],
  ['watch shell', 'Pages do not report how the shell does, so it cannot be watched.'],
  ['release mf-orders --watch 15', '15 is no time: it is a number with s, m or h, at most 24h.'],
  ['watch mf-orders --dry-run', 'A watch cannot run with --dry-run. To see the reports: pnpm mf status.'],
  ['watch mf-orders --for 0m', '0m is no time'],
  ['watch mf-orders --for 25h', '25h is no time'],
  ['watch mf-orders --interval 15min', '15min is no time'],
  ['release mf-orders --interval 15s', '--interval is for a watch: add --watch 15m.'],
  ['rollback mf-orders --watch 15m', '--watch is for release and canary and promote.'],
  ['restore mf-orders', 'mf-orders is one word too many.'],
  ['lock mf-orders', 'A lock needs a reason for whoever is refused: --reason "…".'],
])('refused: %s', (line, sentence) => {
  const read = () => parseMfOptions(line.split(' '))
  expect(read).toThrow(sentence)
  expect(read).toThrow(expect.objectContaining({ code: 'usage' }))
})

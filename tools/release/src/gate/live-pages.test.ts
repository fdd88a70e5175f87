import type { Registry } from '@loja/federation-build'
import { beforeEach, expect, test } from 'vitest'
import type { Candidate } from '../registry/candidate'
import { activate, rollBack, startCanary } from '../registry/edits'
import { ownershipProblems, pageChanges, pageWarnings, sectionProblems } from './live-pages'

const page = (path: string, more: object = {}) => ({
  path,
  label: path.replace('/admin/', ''),
  icon: 'gift',
  section: 'store',
  order: 10,
  shape: { kind: 'sentence' },
  ...more,
})

const PAGES = {
  orders: page('/admin/orders', { label: 'Pedidos' }),
  tracking: page('/admin/tracking', { label: 'Rastreamento' }),
}

function candidate(name: string, version: string, declares: { pages: object; [part: string]: unknown }): Candidate {
  const routes = Object.values(declares.pages as typeof PAGES).map(({ path }) => path)
  const team = name.replace('mf-', '')
  return { name, version, routes, listed: { contract: '^3.3.0', builtAt: '2026-11-21T00:00:00Z', team, declares } }
}
const coupons = (declares: Parameters<typeof candidate>[2]) => candidate('mf-coupons', '1.0.0', declares)

let registry: Registry
beforeEach(() => {
  registry = { schema: 1, rev: 1, remotes: {}, releases: {} }
  activate(
    registry,
    candidate('mf-orders', '1.0.0', { pages: PAGES, sections: { sales: { label: 'Vendas', after: 'store' } } }),
  )
})

test.each<[what: string, declares: Parameters<typeof candidate>[2], sentence: string]>([
  [
    'path',
    { pages: { mine: page('/admin/orders') } },
    'mf-coupons@1.0.0 declares /admin/orders, which belongs to mf-orders (team orders): choose another path in mf-coupons/src/module.ts, or release mf-orders without it first.',
  ],
  [
    'page id',
    { pages: { orders: page('/admin/mine') } },
    'mf-coupons@1.0.0 declares the page orders, whose id belongs to mf-orders (team orders): choose another id in mf-coupons/src/module.ts, or release mf-orders without it first.',
  ],
  [
    'section',
    { pages: { mine: page('/admin/mine') }, sections: { sales: { label: 'Minha', after: 'store' } } },
    'mf-coupons@1.0.0 declares the section sales, which belongs to mf-orders (team orders): use it without declaring it in mf-coupons/src/module.ts, or release mf-orders without it first.',
  ],
])('[PAGE-11] a %s of another module is refused with its owner, also when it becomes live', (_, declares, sentence) => {
  expect(ownershipProblems(registry, coupons(declares))).toEqual([sentence])
  expect(() => activate(registry, coupons(declares))).toThrow(expect.objectContaining({ problems: [sentence] }))
})

test.each([
  ['Pedidos', 'like a page of mf-orders (team orders): choose another label'],
  ['PEDÍDOS', 'like a page of mf-orders (team orders): choose another label'],
  ['Pedidos 🎁', 'like a page of mf-orders (team orders): choose another label'],
  ['Pedi dos.', 'like a page of mf-orders (team orders): choose another label'],
  ['P\u0435didos', 'with U+0435, which is no letter of Portuguese: write another one'],
  ['Dashboard', 'as one of the shell: choose another label'],
])('[PAGE-11] the label %s beside the page Pedidos of another module is refused', (label, problem) => {
  expect(ownershipProblems(registry, coupons({ pages: { mine: page('/admin/mine', { label }) } }))).toEqual([
    `mf-coupons@1.0.0 declares the label of pages.mine ${problem} in mf-coupons/src/module.ts.`,
  ])
})

test.each(['Pedidos de compra', 'Cupons nº 1', 'Ações & “metas” – 2026'])(
  '[PAGE-11] the label %s is accepted, also in a later release of its module',
  (label) => {
    const own = coupons({ pages: { mine: page('/admin/mine', { label }) } })
    expect(ownershipProblems(registry, own)).toEqual([])
    expect(ownershipProblems(activate(registry, own), { ...own, version: '1.0.1' })).toEqual([])
  },
)

test('[PAGE-11] labels of symbols only are compared unchanged', () => {
  activate(registry, candidate('mf-stars', '1.0.0', { pages: { stars: page('/admin/stars', { label: '⭐' }) } }))
  const problemsOf = (label: string) =>
    ownershipProblems(registry, coupons({ pages: { mine: page('/admin/mine', { label }) } }))
  expect(problemsOf('🎁')).toEqual([])
  expect(problemsOf('⭐')).toHaveLength(1)
})

test('[PAGE-11] a path below one of another module without declarations is refused', () => {
  const older = { ...candidate('mf-old', '1.0.0', { pages: { a: page('/admin/old') } }), routes: ['/admin/old/new'] }
  activate(registry, { ...older, listed: { ...older.listed, declares: undefined } })
  expect(ownershipProblems(registry, coupons({ pages: { mine: page('/admin/old') } }))).toEqual([
    expect.stringContaining('declares /admin/old, which belongs to mf-old (team old)'),
  ])
})

test('[PAGE-11] a page moves when its module is released without it first, and cannot return by a rollback', () => {
  const moved = coupons({ pages: { tracking: PAGES.tracking } })
  expect(ownershipProblems(registry, moved)).toHaveLength(3)
  activate(registry, candidate('mf-orders', '1.1.0', { pages: { orders: PAGES.orders } }))
  activate(registry, moved)
  const back = candidate('mf-orders', '1.0.0', { pages: PAGES })
  expect(() => rollBack(registry, 'mf-orders', back, { at: '' })).toThrow(
    expect.objectContaining({ problems: expect.arrayContaining([expect.stringContaining('belongs to mf-coupons')]) }),
  )
})

test('[PAGE-11] a canary owns its pages too', () => {
  const returns = { ...PAGES, returns: page('/admin/returns') }
  startCanary(registry, candidate('mf-orders', '1.1.0', { pages: returns }), ['ana'])
  expect(
    ownershipProblems(registry, coupons({ pages: { mine: page('/admin/returns', { label: 'Cupons' }) } })),
  ).toHaveLength(1)
  expect(ownershipProblems(registry, candidate('mf-orders', '1.2.0', { pages: returns }))).toEqual([])
})

test('[PAGE-11] a section must be built in, a page, or declared by the release or by a live module', () => {
  const problems = (section: string) =>
    sectionProblems(registry, coupons({ pages: { mine: page('/admin/mine', { section }) } }))
  for (const known of ['sales', 'mine', 'orders']) expect(problems(known), known).toEqual([])
  expect(problems('garden')).toEqual([
    'mf-coupons@1.0.0: pages.mine.section is garden, which no live module declares: write one of store, system, sales in mf-coupons/src/module.ts, or release its module first.',
  ])
})

test('[PAGE-11] sections that come after each other are refused together with the live modules', () => {
  const declares = { pages: { mine: page('/admin/mine') }, sections: { ads: { label: 'Anúncios', after: 'sales' } } }
  activate(registry, coupons(declares))
  const changed = candidate('mf-orders', '1.1.0', {
    pages: PAGES,
    sections: { sales: { label: 'Vendas', after: 'ads' } },
  })
  expect(sectionProblems(registry, changed)).toEqual([expect.stringContaining('after each other (ads → sales → ads)')])
})

test('[PAGE-12] a lost page or section that another live module uses is a warning', () => {
  const mine = page('/admin/mine', { section: 'sales' })
  activate(registry, coupons({ pages: { mine }, commands: [{ label: 'Envios', page: 'tracking' }] }))
  const without = candidate('mf-orders', '1.1.0', { pages: { orders: PAGES.orders } })
  expect(pageWarnings(registry, without)).toEqual([
    'mf-orders@1.1.0 no longer declares tracking, to which mf-coupons (team coupons) links: its links disappear. Agree with that team, or put the page back.',
    'mf-orders@1.1.0 no longer declares the section sales, which mf-coupons (team coupons) uses: its pages move to the first section. Agree with that team, or put it back.',
  ])
})

test('[PAGE-12] a lost page to which the code of another live module links is a warning', () => {
  const linking = coupons({ pages: { mine: page('/admin/mine') } })
  activate(registry, { ...linking, listed: { ...linking.listed, links: ['orders', 'tracking'] } })
  expect(pageWarnings(registry, candidate('mf-orders', '1.1.0', { pages: { orders: PAGES.orders } }))).toEqual([
    expect.stringContaining('no longer declares tracking, to which mf-coupons (team coupons) links'),
  ])
})

test('[PAGE-12] a link to a page that no module declares is a warning', () => {
  const commands = ['dashboard', 'mine', 'orders', 'elsewhere'].map((id) => ({ label: 'Abrir', page: id }))
  expect(pageWarnings(registry, coupons({ pages: { mine: page('/admin/mine') }, commands }))).toEqual([
    expect.stringContaining('mf-coupons@1.0.0 links to elsewhere, which no live module declares'),
  ])
})

test('[PAGE-12] the differences of the menu are those to the active release', () => {
  const pages = { orders: { ...PAGES.orders, label: 'Vendas' }, returns: page('/admin/returns') }
  expect(pageChanges(registry, candidate('mf-orders', '1.1.0', { pages }))).toEqual([
    '- /admin/orders Pedidos',
    '- /admin/tracking Rastreamento',
    '+ /admin/orders Vendas',
    '+ /admin/returns returns',
  ])
  expect(pageChanges(registry, candidate('mf-orders', '1.0.0', { pages: PAGES }))).toEqual([])
})

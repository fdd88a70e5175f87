import { expect, test } from 'vitest'
import { readDeclaration } from './declaration'
import { declarationProblems } from './declaration-problems'
import { HOSTILE_DECLARATIONS } from './hostile-declarations'
import { nearest } from './nearest'

test.each(HOSTILE_DECLARATIONS)('[PAGE-10] the build refuses $what with a sentence', ({ declares, sentence }) => {
  const problems = declarationProblems(JSON.parse(declares))
  expect(problems).toContainEqual(expect.stringContaining(sentence))
  for (const problem of problems) expect(problem).toMatch(/^[\p{L}\p{N}\p{P}\p{S} ]{1,700}$/u)
})

test.each(HOSTILE_DECLARATIONS)('[PAGE-10] a page takes nothing of $what', ({ declares, isIgnored }) => {
  const declared = readDeclaration(JSON.parse(declares))
  if (!isIgnored) return expect(declared).toBeNull()
  expect(Object.keys(declared ?? {})).toEqual(['pages'])
  expect(Object.keys(declared?.pages.hostile ?? {})).toEqual(['path', 'label', 'icon', 'section', 'order', 'shape'])
  expect(Object.getPrototypeOf(declared?.pages.hostile)).toBe(Object.prototype)
})

test('a declaration with every field has no problem', () => {
  const shape = { kind: 'list', cards: 4 }
  const target = { page: 'coupons', below: '/add', search: '?status=novo&busca=a%C3%A7%C3%A3o', hash: '#importar' }
  const page = {
    path: '/admin/coupons',
    label: 'Cupons é “bom” & 100% 🚚',
    icon: 'tags',
    section: 'sales',
    order: 999,
    shape,
  }
  const declares = {
    pages: {
      coupons: { ...page, role: 'admin', deep: true, subpages: { 'edit/:couponId': { shape: { kind: 'form' } } } },
    },
    sections: { sales: { label: 'Vendas', after: 'store' }, ads: { label: 'Anúncios', after: 'sales' } },
    counters: [
      {
        ...target,
        count: {
          table: 'orders',
          filter: {
            status: ['eq.pendente', 'is.null'],
            total: 'gt.10.5',
            state: 'not.in.(a,b)',
            created_at: 'gte.2026-11-23T10:00:00Z',
          },
        },
        work: 'coupons',
        text: { none: 'Nenhum', one: '1 cupom', many: '{n} cupons' },
        show: ['sidebar', 'todo'],
        news: { one: '1 novo cupom', many: '{n} novos cupons' },
      },
    ],
    tasks: [{ ...target, work: 'late_coupons', text: { one: '1 cupom', many: '{n} cupons' }, order: 10 }],
    quickActions: [{ ...target, label: 'Novo cupom', icon: 'gift', order: 10 }],
    commands: [{ ...target, label: 'Cupons vencidos', keywords: ['desconto'] }],
    searches: [{ ...target, kind: 'customer', label: 'Clientes', icon: 'gift', below: '/{by}/{id}' }],
    links: [{ ...target, from: 'order', label: 'Ver cupom', below: '/{id}', search: '?pedido={number}' }],
    settingsSections: [{ ...target, label: 'Cupons' }],
  }
  expect(declarationProblems(declares)).toEqual([])
  expect(readDeclaration(declares)).toEqual(declares)
})

test('only the first ten problems are listed', () => {
  const commands = Array.from({ length: 20 }, () => ({ label: '<b>', page: 'x' }))
  const problems = declarationProblems({ pages: {}, commands })
  expect(problems).toHaveLength(11)
  expect(problems.at(-1)).toBe('11 more problems: correct these first')
})

test.each([
  ['lable', 'label'],
  ['icno', 'icon'],
  ['onClick', undefined],
  ['x', undefined],
  ['l'.repeat(1000), undefined],
])('the field that %s may mean is %s', (name, meant) => {
  expect(nearest(name, ['path', 'label', 'icon', 'section', 'order', 'shape'])).toBe(meant)
})

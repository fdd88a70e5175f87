import type { Offer } from '@loja/platform'
import { BUNDLED_OFFER } from '@loja/platform/shell'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedPages } from '../page/listed-pages'
import { paletteEntries } from './palette-entries'
import { searchEntries, wordsOf } from './search-entries'

const OFFER: Offer = {
  ...BUNDLED_OFFER,
  commands: [
    { label: 'Novo produto', keywords: ['cadastrar'], page: 'products', below: '/add' },
    { label: 'Configurações: Notificações', page: 'settings', search: '?aba=notifications' },
    { label: 'Pedidos sem código', page: 'tracking', search: '?estado=sem_codigo' },
    { label: 'Lista de cupons', page: 'coupons' },
  ],
}
const ENTRIES = paletteEntries(OFFER, listedPages(OFFER.pages, []))
const search = (query: string, recent: string[] = []) => searchEntries(ENTRIES, query, recent).map(({ label }) => label)

test('[NAV-09] [PAGE-23] the palette has the pages of the menu in its order, then commands of offered pages', () => {
  expect(search('')).toEqual([
    'Dashboard',
    'Produtos',
    'Categorias',
    'Marcas',
    'Pedidos',
    'Usuários',
    'Analytics',
    'Feedbacks',
    'Notas Fiscais',
    'Rastreamento',
    'Configurações',
    'Novo produto',
    'Configurações: Notificações',
    'Pedidos sem código',
  ])
})

test.each([
  ['ped', ['Pedidos', 'Pedidos sem código']],
  ['CODIGO pedidos', ['Pedidos sem código']],
  ['notificacoes config', ['Configurações: Notificações']],
  ['cadastrar', ['Novo produto']],
  ['  produto,novo ', ['Novo produto']],
  ['configurar loja', ['Configurações']],
  ['ver pedidos', ['Pedidos']],
  ['edidos', []],
  ['cupons', []],
  ['pedidos feedbacks', []],
])('[NAV-09] the search %j finds %j', (query, labels) => {
  expect(search(query)).toEqual(labels)
})

test('[NAV-09] recent choices come first, the latest before the others', () => {
  const recent = ['/admin/tracking?estado=sem_codigo', '/admin/gone', '/admin/orders']
  expect(search('', recent).slice(0, 3)).toEqual(['Pedidos sem código', 'Pedidos', 'Dashboard'])
  expect(search('novo', recent)).toEqual(['Novo produto'])
})

test('[NAV-09] every result of any query has a word for each word of the query', () => {
  const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('pedidos', 'Não', 'sem código', '\u{1f600}', '%', '\0')))
  const queries = texts.map((parts) => parts.join(' '))
  const entries = fc.array(fc.record({ label: fc.string(), keywords: texts }), { maxLength: 8 })
  fc.assert(
    fc.property(queries, entries, fc.array(fc.string()), (query, labels, recent) => {
      const given = labels.map((entry, at) => ({
        ...entry,
        kind: at % 2 ? ('page' as const) : ('command' as const),
        to: `/${at}`,
        icon: 'shopping' as const,
      }))
      const found = searchEntries(given, query, recent)
      expect(new Set(found).size).toBe(found.length)
      for (const entry of found) {
        expect(given).toContain(entry)
        const words = [entry.label, ...entry.keywords].flatMap(wordsOf)
        for (const start of wordsOf(query)) expect(words.some((word) => word.startsWith(start))).toBe(true)
      }
      expect(found.length > 0 || wordsOf(query).length > 0 || given.length === 0).toBe(true)
    }),
  )
})

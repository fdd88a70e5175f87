import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeclaration } from './declaration'
import { declarationProblems } from './declaration-problems'
import { parseRegistry } from './registry'

const PAGE = {
  path: '/admin/coupons',
  label: 'Cupons',
  icon: 'tags',
  section: 'store',
  order: 1,
  shape: { kind: 'form' },
}

/** Parts that make addresses lead elsewhere. */
const FRAGMENTS = [
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2e',
  '%2f',
  '%0a',
  '?',
  '#',
  '@',
  ':',
  'javascript:',
  'evil.example',
  'a',
  '-',
  '{id}',
  ' ',
  '\t',
  '\u202e',
]
const address = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }).map((parts) => parts.join(''))

test('[PAGE-10] any value has a problem or can be read, and neither check throws', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...Object.keys(PAGE), 'more'), (value, field) => {
      for (const declares of [value, { pages: value }, { pages: { coupons: { ...PAGE, [field]: value } } }]) {
        const read = readDeclaration(declares)
        if (declarationProblems(declares).length === 0) expect(read).toEqual(declares)
        else if (read) expect(read).not.toEqual(declares)
      }
    }),
    { numRuns: 500 },
  )
})

const ADDRESS = { path: '/admin/a', below: '/a', search: '?a', hash: '#a' }

test('[PAGE-10] an address that is read stays in the admin of this origin', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(ADDRESS)), address, (field, text) => {
      const start = { path: '/admin/', below: '/', search: '?', hash: '#' }[field]
      const { path, ...target } = { ...ADDRESS, [field]: start + text }
      const read = readDeclaration({
        pages: { coupons: { ...PAGE, path } },
        links: [{ from: 'order', label: 'Ver', page: 'coupons', ...target }],
      })
      if (!read) return
      accepted += 1
      const link = (path + target.below + target.search + target.hash).replaceAll('{id}', '42')
      const url = new URL(link, 'https://loja.test/admin/orders')
      expect([url.origin, url.pathname]).toEqual(['https://loja.test', link.split(/[?#]/)[0]])
    }),
    { numRuns: 2_000 },
  )
  expect(accepted).toBeGreaterThan(40)
})

// A check whose time grows with the square of a text would exceed the test's time limit many times over.
test('[PAGE-10] a registry with long texts is read at once', () => {
  const long = (part: string) => `${part.repeat(50_000 / part.length)}!`
  const texts = ['a', 'a-', '-', ' ', '%', '{', '{id}', 'A\u0301', '\u0301', '👍', '.', 'eq.', ',', '//', '<']
  const releases: Record<string, object> = {}
  for (let at = 0; at < 60; at++) {
    const text = long(texts[at % texts.length] ?? 'a')
    const target = { page: text, below: `/${text}`, search: `?${text}`, hash: `#${text}` }
    const field = Object.keys(PAGE)[at % 6] ?? 'path'
    const declares = [
      { pages: { coupons: { ...PAGE, [field]: field === 'path' ? `/admin/${text}` : text } } },
      {
        pages: { coupons: PAGE },
        links: [{ from: 'order', label: 'Ver', page: 'coupons', [Object.keys(target)[at % 4] ?? '']: text }],
      },
      {
        pages: { coupons: PAGE },
        counters: [{ page: 'coupons', count: { table: 'orders', filter: { status: `eq.${text}` } } }],
      },
    ][at % 3]
    releases[`mf-a@${at}`] = { contract: '^3.3.0', builtAt: '', note: text, declares }
  }
  const registry = parseRegistry(JSON.stringify({ schema: 1, rev: 1, remotes: {}, releases }))
  expect(JSON.stringify(registry).length).toBeGreaterThan(2_900_000)
  for (const { note, declares } of Object.values(registry?.releases ?? {})) {
    expect([note, readDeclaration(declares)]).toEqual([undefined, null])
    expect(declarationProblems(declares)).not.toEqual([])
  }
})

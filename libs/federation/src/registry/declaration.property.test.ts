import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeclaration } from './declaration'
import { declarationProblems } from './declaration-problems'

const PAGE = {
  path: '/admin/coupons',
  label: 'Cupons',
  icon: 'tags',
  section: 'store',
  order: 1,
  shape: { kind: 'form' },
}

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

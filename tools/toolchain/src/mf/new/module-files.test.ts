import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../bin/run-step.mjs'
import { addToLockfile } from './lockfile'
import { moduleFiles } from './module-files'
import { pageOf } from './page-wish'

async function filesOf(name: string, label: string): Promise<Record<string, string>> {
  const wish = { name, path: `/admin/${name}`, label, team: 'vouchers', icon: undefined, section: undefined }
  const page = pageOf({ ...wish, order: undefined }, { declarations: {}, livePaths: {} })
  const files = await moduleFiles({ name, team: 'vouchers', contract: '^3.3.0', page })
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}

test('[PAGE-30] a new module has eight files, with a test of each kind', async () => {
  const files = await filesOf('gift-cards', 'Vales')
  expect(Object.keys(files).sort()).toEqual([
    'e2e/gift-cards.spec.ts',
    'package.json',
    'src/gift-cards/GiftCardsPage.component.test.tsx',
    'src/gift-cards/GiftCardsPage.tsx',
    'src/gift-cards/messages.ts',
    'src/gift-cards/queries.test.ts',
    'src/gift-cards/queries.ts',
    'src/module.ts',
  ])
  expect(Object.values(files).join('\n')).not.toMatch(/\{\{\w+\}\}/)
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: '@loja/mf-gift-cards',
    remote: { team: 'vouchers', contract: '^3.3.0' },
  })
})

test.each([
  ['Notas Fiscais', 'a lista de notas fiscais.'],
  ['NF-e de Entrada', 'a lista de NF-e de entrada.'],
  ["Caixas d'Água", "a lista de caixas d\\'água."],
])('the sentences of %s have no capitals but those of abbreviations', async (label, sentence) => {
  expect((await filesOf('notes', label))['src/notes/messages.ts']).toContain(sentence)
})

const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')

test('the lockfile gets the new module between the others, and nothing else changes', async () => {
  const manifest = JSON.parse((await filesOf('new', 'Novo'))['package.json'] ?? '')
  const added = addToLockfile(lockfile, 'mf-new', manifest)
  const [, block = ''] = /\n( {2}mf-new:\n(?: {4}.*\n)+\n)/.exec(added) ?? []
  expect(added.replace(block, '')).toBe(lockfile)
  expect(block.match(/^ {6}\S+:$/gm)).toHaveLength(14)
  expect(block).toContain("      '@loja/ui':\n        specifier: workspace:*\n        version: link:../libs/ui\n")
  expect([...added.matchAll(/^ {2}(mf-[\w-]+):$/gm)].map(([, name]) => name)).toContain('mf-new')
})

test('a dependency that no module has is refused', () => {
  const manifest = { dependencies: { 'left-pad': '1.0.0' }, devDependencies: {} }
  expect(() => addToLockfile(lockfile, 'mf-new', manifest)).toThrow('No module has left-pad.')
})

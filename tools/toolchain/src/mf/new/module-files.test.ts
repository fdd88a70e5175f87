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

test.each([
  ['Notas Fiscais', 'a lista de notas fiscais.'],
  ['NF-e de Entrada', 'a lista de NF-e de entrada.'],
  ["Caixas d'Água", "a lista de caixas d\\'água."],
])('the sentences of %s have no capitals but those of abbreviations', async (label, sentence) => {
  expect((await filesOf('notes', label))['src/notes/messages.ts']).toContain(sentence)
})

const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')

test('a dependency that no module has is refused', () => {
  const manifest = { dependencies: { 'left-pad': '1.0.0' }, devDependencies: {} }
  expect(() => addToLockfile(lockfile, 'mf-new', manifest)).toThrow('No module has left-pad.')
})

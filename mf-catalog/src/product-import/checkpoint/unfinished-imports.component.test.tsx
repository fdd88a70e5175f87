import { api } from '@loja/component-testing'
import { setAccessAtom } from '@loja/platform/shell'
import { forgetImport, type ImportCheckpoint, putImport, unfinishedImports } from '@loja/product-import/page'
import { afterEach, expect, test } from 'vitest'
import { importRow } from '../../testing/import-row'
import { runWithImportLock } from '../run/import-lock'
import { analyse, answerImport, answerShop, openImport } from '../test-support'

const ID = '00000000-0000-4000-8000-000000000001'
afterEach(() => forgetImport(ID))

function storeCheckpoint(values: Partial<ImportCheckpoint> = {}): Promise<void> {
  return putImport({
    id: ID,
    userId: 'u1',
    source: 'csv',
    fileName: 'lista.csv',
    createdAt: new Date().toISOString(),
    analysed: 12,
    rejected: 1,
    repeated: 1,
    total: 10,
    rejectedRows: [],
    isWhole: true,
    ...values,
  })
}
const stored = (values: object) => importRow({ id: ID, analysed: 12, rejected: 1, total: 10, ...values })

test.each([
  ['another account began it', { userId: 'u2' }, { status: 'running' }, ['u2']],
  ['its rows were not all stored', { isWhole: false }, { status: 'running' }, []],
  ['it was done when its tab died', {}, { status: 'done' }, []],
  ['it is undone', {}, { status: 'running', undo_started_at: '2026-11-21T13:00:00Z' }, []],
])('[IMP-20] an import is not offered when %s', async (_why, checkpoint, row, keptFor) => {
  await storeCheckpoint(checkpoint)
  const own = 'itself'
  await storeCheckpoint({ id: own })
  answerShop()
  api.answer('product_imports', async (request) => {
    const isOwn = new URL(request.url).searchParams.get('id') === `eq.${own}`
    return Response.json([isOwn ? importRow({ id: own, status: 'running' }) : stored(row)])
  })
  const { view } = await openImport()
  await expect.element(view.getByRole('button', { name: 'Retomar importação' })).toBeVisible()
  expect(view.getByText('Há uma importação interrompida').elements()).toHaveLength(1)
  await forgetImport(own)
  const left = [...(await unfinishedImports('u1', Date.now())), ...(await unfinishedImports('u2', Date.now()))]
  expect(left.map(({ userId }) => userId)).toEqual(keptFor)
})

test('[IMP-20] an import that runs in another tab can be resumed when that tab is gone', async () => {
  await storeCheckpoint()
  answerShop()
  api.answer('product_imports', [stored({ status: 'running', imported: 5 })])
  let die: () => void = () => undefined
  const life = new Promise<void>((resolve) => {
    die = resolve
  })
  const otherTab = runWithImportLock(ID, () => life)
  const { view } = await openImport()
  await expect.element(view.getByText('Esta importação está em andamento em outra aba.')).toBeVisible()
  expect(view.getByRole('button', { name: 'Retomar importação' }).elements()).toEqual([])
  die()
  await otherTab
  await expect.element(view.getByRole('button', { name: 'Retomar importação' })).toBeVisible()
})

test('[IMP-20] an import that runs in another tab cannot be discarded', async () => {
  await storeCheckpoint()
  answerShop()
  api.answer('product_imports', [stored({ status: 'running', imported: 5 })])
  const { view } = await openImport()
  await view.getByRole('button', { name: 'Descartar' }).click()
  await runWithImportLock(ID, async () => {
    await view.getByRole('button', { name: 'Descartar' }).last().click()
    const notices = view.getByText('Esta importação está em andamento em outra aba.')
    await expect.poll(() => notices.elements().length).toBe(2)
  })
  expect(api.count('rpc/finish_product_import')).toBe(0)
  await expect.element(view.getByRole('button', { name: 'Retomar importação' })).toBeVisible()
})

test('[IMP-20] [AUTH-02] the next user neither sees nor continues an import of another user', async () => {
  answerShop()
  api.answer('rpc/begin_product_import', () => new Response(null, { status: 204 }))
  const { view, store } = await analyse('nome;preço\nLavanda;10,00')
  const answer = api.hold('rpc/import_products', [{ imported: 1, duplicates: [], errors: [] }])
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.poll(() => api.count('rpc/import_products')).toBe(1)
  store.set(setAccessAtom, { status: 'signed-out' })
  store.set(setAccessAtom, { status: 'granted', userId: 'u2', email: 'bia@loja.test', fullName: 'Bia' })
  answer()
  await expect.element(view.getByRole('button', { name: 'Analisar Dados' })).toBeVisible()
  expect(view.getByText('Há uma importação interrompida').elements()).toEqual([])
  expect(api.count('rpc/finish_product_import')).toBe(0)
  const [own, ...others] = await unfinishedImports('u1', Date.now())
  expect([own?.total, others]).toEqual([1, []])
  await forgetImport(own?.id ?? '')
})

test('[IMP-16] the result of an import is shown only to its user', async () => {
  answerShop()
  answerImport({ analysed: 1, total: 1, imported: 1 })
  const { view, store } = await analyse('nome;preço\nLavanda;10,00')
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect.element(view.getByRole('log')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Nova importação' })).toBeVisible()
  store.set(setAccessAtom, { status: 'granted', userId: 'u2', email: 'bia@loja.test', fullName: 'Bia' })
  await expect.element(view.getByRole('button', { name: 'Analisar Dados' })).toBeVisible()
  await expect.element(view.getByRole('log')).not.toBeInTheDocument()
})

import { unfinishedImports } from '@loja/product-import/page'
import { afterEach, expect, test, vi } from 'vitest'
import { analyse, answerImport, answerShop } from '../test-support'

afterEach(() => void vi.restoreAllMocks())

function refuse() {
  const refused = () => {
    throw new DOMException('Access is denied in this context.', 'SecurityError')
  }
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refused)
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refused)
  vi.spyOn(LockManager.prototype, 'query').mockImplementation(async () => refused())
  vi.spyOn(LockManager.prototype, 'request').mockImplementation(async () => refused())
}

function fill() {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'rows') throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    return put.apply(this, args)
  })
}

test.each([
  ['keeps nothing', refuse],
  ['has no room', fill],
])('[IMP-20] a browser that %s imports and warns that the import cannot be resumed', async (_what, breakStorage) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  breakStorage()
  answerShop()
  const { view } = await analyse('nome;preço\nLavanda;10,00')
  answerImport({ analysed: 1, total: 1, imported: 1 })
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect
    .element(view.getByRole('alert'))
    .toHaveTextContent('Importação Concluída: 1 produto importado, 0 duplicados ignorados, 0 erros.')
  await expect
    .element(view.getByRole('log'))
    .toHaveTextContent(
      'Este navegador não pôde guardar a lista: se a aba for fechada, a importação não poderá ser retomada.',
    )
  const logged = warn.mock.calls.map(([text]) => String(text))
  expect(logged.filter((text) => !/^\[productImport\.(checkpoint|locks|analyse)\] /.test(text))).toEqual([])
  vi.restoreAllMocks()
  expect(await unfinishedImports('u1', Date.now())).toEqual([])
})

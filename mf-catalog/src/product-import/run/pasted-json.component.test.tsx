import { api } from '@loja/component-testing'
import { afterEach, expect, test, vi } from 'vitest'
import { analyse, answerImport, answerShop } from '../test-support'

afterEach(() => void vi.restoreAllMocks())

test('[IMP-16] [JSON-03] pasted JSON ends with the sentence of a pasted list, and its file of errors counts products', async () => {
  answerShop()
  answerImport({ analysed: 2, rejected: 1, total: 1, imported: 1 })
  const { view } = await analyse('[{"nome":"Água","preço":1.5},{"nome":"Brisa","preço":"abc"}]')
  await view.getByRole('button', { name: 'Importar 1 produto' }).click()
  await expect
    .element(view.getByRole('alert'))
    .toHaveTextContent('Importação Concluída: 1 produto importado, 0 duplicados ignorados, 1 erro.')
  const [begun] = await api.bodies<object>('rpc/begin_product_import')
  expect(begun).toMatchObject({ source: 'json', analysed: 2, rejected: 1 })
  expect(begun).not.toHaveProperty('file_name')

  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((saved) => {
    file = saved as Blob
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await view.getByRole('button', { name: 'Baixar erros (.csv)' }).click()
  expect(await file?.text()).toMatch(/^\uFEFF?produto;coluna;motivo\r\n2;/)
})

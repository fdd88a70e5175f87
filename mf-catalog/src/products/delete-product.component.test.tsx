import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { productRow } from '../testing/product-row'
import { DeleteProductButton } from './DeleteProductButton'

const ID = '00000000-0000-4000-8000-000000000001'
const answer = (failures: object[]) => [
  { matched: 1, changed: failures.length === 0 ? 1 : 0, failures, change_id: null },
]

async function open() {
  const view = await renderPage(<DeleteProductButton product={productRow(ID, { name: 'Colônia', version: 3 })} />)
  const remove = async () => {
    await view.getByRole('button', { name: 'Excluir Colônia' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  }
  return { view, remove }
}

const UNKNOWN = 'Erro ao excluir produto. Não sabemos se a alteração foi gravada: confira antes de tentar novamente.'

test.each([
  ['503', () => Response.json({ message: 'on fire' }, { status: 503 }), UNKNOWN],
  [
    'changed by others',
    () => Response.json(answer([{ id: ID, name: 'Colônia' }])),
    'Erro ao excluir produto. Ele foi alterado em outra sessão: confira e tente novamente.',
  ],
])('[ERR-01] [PROD-10] a deletion with %s shows the error and can be retried', async (_name, fault, sentence) => {
  const { view, remove } = await open()
  api.answer('rpc/change_products', fault)
  await remove()
  await expect.element(view.getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(view.getByText('Produto excluído com sucesso!')).not.toBeInTheDocument()
  api.answer('rpc/change_products', answer([]))
  await remove()
  await expect.element(view.getByText('Produto excluído com sucesso!')).toBeVisible()
  // Only the version that was shown when the dialog opened.
  const [body] = (await api.bodies<{ selection: object; seen: object }>('rpc/change_products')).slice(-1)
  expect(body?.seen).toEqual({ [ID]: 3 })
})

test('[UNDO-01] the undo in the notice of a deletion restores the product', async () => {
  const { view, remove } = await open()
  api.answer('rpc/change_products', [{ matched: 1, changed: 1, failures: [], change_id: 'c1' }])
  api.answer('rpc/undo_change', [{ restored: 1, skipped: [], adjusted: [] }])
  await remove()
  await view.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(view.getByText('1 produto restaurado.', { exact: true })).toBeVisible()
  expect(await api.bodies('rpc/undo_change')).toEqual([{ change_id: 'c1' }])
})

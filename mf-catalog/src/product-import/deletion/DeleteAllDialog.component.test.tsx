import { api, renderPage } from '@loja/component-testing'
import { afterEach, expect, test, vi } from 'vitest'
import { DeleteAllDialog } from './DeleteAllDialog'

afterEach(() => void vi.restoreAllMocks())

async function open() {
  api.answer('profiles', [{ role: 'admin', full_name: 'Ana' }])
  const onClose = vi.fn()
  const view = await renderPage(<DeleteAllDialog onClose={onClose} />)
  const confirm = async (phrase: string) => {
    await view.getByRole('textbox', { name: 'Para confirmar, digite DELETAR TUDO' }).fill(phrase)
    await view.getByRole('button', { name: 'Deletar tudo' }).click()
  }
  return { view, confirm, onClose }
}

test('[IMP-17] a copy is offered first, and nothing is downloaded when it fails', async () => {
  const { view } = await open()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  api.answer('rpc/products_by_category_counts', [])
  api.fail('rpc/list_product_batch', 400)
  const backup = view.getByRole('button', { name: 'Baixar uma cópia antes' })
  await backup.click()
  await expect.element(view.getByText('Não foi possível baixar a cópia dos produtos.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  api.answer('rpc/list_product_batch', () => Response.json('{"id":null}'))
  await backup.click()
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual([expect.stringMatching(/^produtos_\d{4}-\d{2}-\d{2}\.csv$/)])
  await expect.element(view.getByRole('textbox')).not.toBeInTheDocument()
})

test('[IMP-17] all products are deleted only after the exact phrase', async () => {
  const { view, confirm, onClose } = await open()
  await view.getByRole('button', { name: 'Continuar' }).click()
  await confirm('deletar tudo')
  await expect.element(view.getByText('Operação Cancelada')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(api.count('rpc/delete_all_products')).toBe(0)
})

test('[IMP-17] a failed deletion shows an error, with the reason when an import is running', async () => {
  const { view, confirm, onClose } = await open()
  await view.getByRole('button', { name: 'Continuar' }).click()
  api.fail('rpc/delete_all_products', 429)
  await confirm('DELETAR TUDO')
  await expect.element(view.getByText('Erro durante a remoção de produtos.', { exact: true })).toBeVisible()
  api.answer('rpc/delete_all_products', () =>
    Response.json({ code: 'P0001', details: 'import_running', message: 'an import is running' }, { status: 400 }),
  )
  await view.getByRole('button', { name: 'Deletar tudo' }).click()
  await expect
    .element(
      view.getByText('Erro durante a remoção de produtos. Há uma importação em andamento: espere até ela terminar.'),
    )
    .toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  api.answer('rpc/delete_all_products', () => Response.json(260))
  await view.getByRole('button', { name: 'Deletar tudo' }).click()
  await expect.element(view.getByText('260 produtos foram deletados.')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  const phrases = await api.bodies<{ phrase: string }>('rpc/delete_all_products')
  expect(new Set(phrases.map(({ phrase }) => phrase))).toEqual(new Set(['DELETAR TUDO']))
})

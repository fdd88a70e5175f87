import { api, closeNotices, renderPage } from '@loja/component-testing'
import { productListParams } from '@loja/domain/products'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProductActions } from './ProductActions'
import { useProductExports } from './use-product-exports'

const Actions = () => <ProductActions exports={useProductExports(productListParams.initial)} />
const BATCH = 'rpc/list_catalogue_batch'

test('[EXP-06] [ERR-01] the export of the catalogue is cancelled, reports a failure, and continues on retry', async () => {
  api.answer('rpc/products_by_category_counts', [{ category_id: null, product_count: 5, low_stock_count: 0 }])
  api.answer(BATCH, () => new Promise<Response>(() => undefined))
  await renderPage(<Actions />)
  const start = page.getByRole('button', { name: 'Exportar Facebook' })
  const strip = page.getByRole('region', { name: 'Exportação do catálogo' })
  await start.click()
  await expect.element(strip).toHaveTextContent('Exportando produtos: 0 de 5 (0%)')
  await strip.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByText('Exportação cancelada. Nenhum arquivo foi criado.')).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()

  await closeNotices()
  api.fail(BATCH, 403)
  await start.click()
  const failure = page.getByRole('alert').filter({ hasText: 'A exportação parou em 0 de 5 produtos.' })
  await expect.element(failure).toHaveTextContent('Nenhum arquivo foi criado.')
  await expect.element(page.getByText('Erro ao exportar catálogo para Facebook.')).toBeVisible()
  api.answer(BATCH, () => Response.json('[]'))
  await failure.getByRole('button', { name: 'Tentar novamente' }).click()
  const check = page.getByRole('dialog', { name: 'Conferência do catálogo' })
  const close = check.getByRole('button', { name: 'Fechar' }).last()
  await expect.element(check).toHaveTextContent('Nenhum produto ativo')
  await close.click()
  await closeNotices()
  await start.click()
  await close.click()
  await expect.element(start).toHaveFocus()
})

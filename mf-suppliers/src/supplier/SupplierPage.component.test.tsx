import { api, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { SupplierPage } from './SupplierPage'

const ID = '00000000-0000-4000-8000-000000000001'
const list = (values: object) => ({
  ...{ id: ID, supplier_id: ID, supplier_name: 'Distribuidora Árabe', created_at: '2026-11-20T12:00:00Z' },
  ...{ created_by_name: 'Ana', created_by_email: 'ana@loja.test', source: 'text', file_name: null },
  ...{ counts: { up: 2, down: 1 }, change_id: ID, updated: 3, created: 0, gone: 1, failures: [] },
  ...{ is_undoable: true, undone_at: null, total: 1 },
  ...values,
})
const item = (n: number, values: object) => ({
  ...{ id: ID.replace(/1$/, String(n)), text: `Item ${n}`, answer: 'product', product_id: ID, product_name: 'Asad' },
  ...{ last_cost: 110, last_seen_at: '2026-11-20T12:00:00Z', total: 2 },
  ...values,
})

beforeEach(() => {
  api.answer('suppliers', [
    {
      ...{ id: ID, name: 'Distribuidora Árabe', contact: 'Samir', whatsapp: '11 98765-4321', notes: 'Paga no Pix' },
      ...{ reading: {}, price_rule: null, is_active: true, version: 3 },
    },
  ])
  api.answer('rpc/list_supplier_lists', [list({})])
  api.answer('rpc/list_supplier_items', [
    item(2, {}),
    item(3, { answer: 'not_ours', product_id: null, product_name: null }),
  ])
})

const open = async () => {
  const view = await renderPage(<SupplierPage />, {
    at: `/admin/fornecedores/${ID}`,
    path: '/admin/fornecedores/:supplierId',
  })
  await expect.element(view.getByRole('heading', { name: 'Distribuidora Árabe' })).toBeVisible()
  return view
}

test('[SUP-31] an applied list shows what it changed and is undone', async () => {
  api.answer('rpc/undo_change', [{ restored: 3, skipped: [], adjusted: [] }])
  const view = await open()
  await expect.element(view.getByText('3 linhas lidas, 3 produtos atualizados, 1 sem estoque ou inativo')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: '11 98765-4321' }))
    .toHaveAttribute('href', 'https://wa.me/5511987654321')
  api.answer('rpc/list_supplier_lists', [list({ is_undoable: false, undone_at: '2026-11-21T12:00:00Z' })])
  await view.getByRole('button', { name: 'Desfazer: Texto colado' }).click()
  await expect.element(view.getByText('3 produtos restaurados.')).toBeVisible()
  await expect.element(view.getByText(/^Desfeita/)).toBeVisible()
})

test('[SUP-31] a supplier that does not exist is named', async () => {
  api.answer('suppliers', [])
  const view = await renderPage(<SupplierPage />, {
    at: `/admin/fornecedores/${ID}`,
    path: '/admin/fornecedores/:supplierId',
  })
  await expect.element(view.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

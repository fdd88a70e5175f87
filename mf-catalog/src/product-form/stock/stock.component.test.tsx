import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { answerProducts, ID, openEdit, ROW, resetProducts } from '../test-support'

beforeEach(resetProducts)

const MOVEMENT = {
  ...{ id: 3, created_at: '2026-11-28T15:06:00+00:00', quantity: -2, stock: 7, reason: 'sale', total: 3 },
  ...{ order_id: 'o1', order_number: 'LJ-2026-000123', is_order_deleted: false, actor_name: 'Ana' },
}
const WITHOUT_ORDER = { order_id: null, order_number: null }

test('[STOCK-06] the movements are read when they are opened, with order, person and unlimited stocks', async () => {
  let reads = 0
  api.answer('rest/v1/rpc/list_stock_movements', () => {
    reads += 1
    return Response.json([
      MOVEMENT,
      { ...MOVEMENT, id: 2, quantity: -999_990, stock: 9, reason: 'count', ...WITHOUT_ORDER, actor_name: null },
      { ...MOVEMENT, id: 1, quantity: 2, stock: 999_999, reason: 'cancellation', is_order_deleted: true },
    ])
  })
  const { getByRole } = await openEdit()
  const fold = getByRole('button', { name: 'Movimentos de estoque' })
  await expect.element(fold).toBeVisible()
  expect(reads).toBe(0)
  await fold.click()
  const rows = getByRole('table', { name: 'Movimentos de estoque' }).getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('Venda LJ-2026-00012328/11/2026, 12:06 · Ana−27')
  await expect.element(rows.nth(2)).toHaveTextContent('Contagem 28/11/2026, 12:06Ilimitado → 99')
  await expect.element(rows.nth(3)).toHaveTextContent(/^Cancelamento LJ-2026-000123.*999.997 → IlimitadoIlimitado$/)
  await fold.click()
})

test('[STOCK-05] an adjustment shows its effect, asks for a reason, and repeats a lost request with its id', async () => {
  api.answer('rest/v1/rpc/list_stock_movements', [])
  const calls: Record<string, unknown>[] = []
  api.answer('rest/v1/rpc/adjust_stock', async (request: Request) => {
    calls.push((await request.json()) as Record<string, unknown>)
    if (calls.length === 1) return Response.error()
    return Response.json([{ stock: 4, change_id: 'c1' }])
  })
  const view = await openEdit()
  const fold = view.getByRole('button', { name: 'Movimentos de estoque' })
  await fold.click()
  await view.getByRole('button', { name: 'Ajustar estoque' }).click()
  const dialog = view.getByRole('dialog', { name: 'Ajustar estoque' })
  await expect.element(dialog).toHaveTextContent('Estoque agora: 7')
  const quantity = dialog.getByRole('textbox', { name: 'Quantidade' })
  const save = dialog.getByRole('button', { name: 'Salvar ajuste' })
  await dialog.getByText('Subtrair').click()
  await quantity.fill('9')
  await expect.element(dialog).toHaveTextContent('Só há 7: o estoque fica em 0.')
  await quantity.fill('3')
  await expect.element(dialog).toHaveTextContent('Estoque: 7 → 4')
  await expect.element(save).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Contagem' }).click()
  await save.click()
  await expect.element(view.getByText(/Não sabemos se o ajuste foi gravado/)).toBeVisible()
  answerProducts({ byId: () => [{ ...ROW, stock_quantity: 4, version: 4 }] })
  await save.click()
  await expect.element(view.getByText('Estoque ajustado: 4.')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await expect.element(view.getByRole('textbox', { name: 'Estoque', exact: true })).toHaveValue('4')
  const call = { product_id: ID, mode: 'subtract', quantity: 3, reason: 'count' }
  expect(calls).toEqual([
    { ...call, seen: 7, request_id: expect.any(String) },
    { ...call, seen: 7, request_id: calls[0]?.request_id },
  ])
  await fold.click()
})

test('[AUTH-04] [STOCK-05] a typed adjustment, which may be stored, is restored with its request after the session ended', async () => {
  api.answer('rest/v1/rpc/list_stock_movements', [])
  api.breakOff('rpc/adjust_stock')
  const openDialog = async () => {
    localStorage.clear()
    const view = await openEdit()
    await view.getByRole('button', { name: 'Movimentos de estoque' }).click()
    await view.getByRole('button', { name: 'Ajustar estoque' }).click()
    return {
      ...view,
      quantity: view.dialog.getByRole('textbox', { name: 'Quantidade' }),
      saveIt: view.dialog.getByRole('button', { name: 'Salvar ajuste' }),
    }
  }
  const first = await openDialog()
  await first.dialog.getByText('Subtrair').click()
  await first.quantity.fill('3')
  await first.dialog.getByRole('radio', { name: 'Contagem' }).click()
  await first.saveIt.click()
  await expect.element(first.getByText(/Não sabemos se o ajuste foi gravado/)).toBeVisible()
  await first.unmount()
  const second = await openDialog()
  await expect.element(second.quantity).toHaveValue('3')
  api.answer('rpc/adjust_stock', [{ stock: 4, change_id: 'c1' }])
  await second.saveIt.click()
  await expect.element(second.dialog).not.toBeInTheDocument()
  const [sent, again] = await api.bodies('rpc/adjust_stock')
  expect(again).toEqual(sent)
  await second.getByRole('button', { name: 'Ajustar estoque' }).click()
  await expect.element(second.quantity).toHaveValue('')
  localStorage.clear()
})

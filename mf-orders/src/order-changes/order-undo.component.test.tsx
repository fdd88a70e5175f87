import { api, choose } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFromDatabase, database, heldOrders, holdOrders, openOrders, order } from '../orders/test-support'

const UNDO = 'rpc/undo_change'
const undo = page.getByRole('status').getByRole('button', { name: 'Desfazer' })

beforeEach(() => {
  holdOrders([order(1), order(2)])
  answerFromDatabase()
})

test('[UNDO-02] a bulk status change is repeated under the same id after a lost response', async () => {
  const { box } = await openOrders()
  for (const n of [1, 2]) await box(n).click()
  const send = async () => {
    await page.getByRole('combobox', { name: 'Alterar status para…' }).click()
    await choose('Enviado')
  }
  api.answer('rpc/change_order_status', () => Promise.reject(new TypeError('Failed to fetch')))
  await send()
  await expect.element(page.getByText(/^Erro ao atualizar status dos pedidos/)).toBeVisible()
  api.answer('rpc/change_order_status', database['rpc/change_order_status'])
  await send()
  await expect.element(page.getByText(/^Status de 2 pedidos alterado/)).toBeVisible()
  const [first, second] = (await api.bodies('rpc/change_order_status')) as { request_id: string }[]
  expect(first?.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.request_id).toBe(first?.request_id)
})

test('[TRASH-01] [ORD-08] the deletion says that it can be restored, and its notice restores the order', async () => {
  const { deletion, dialog, row } = await openOrders()
  const deleted = heldOrders()
  await deletion(1).click()
  await expect
    .element(dialog.getByText('deletar permanentemente o pedido LJ-2026-000001? Esta ação não pode ser desfeita.'))
    .toBeVisible()
  await expect.element(dialog.getByText('Por 30 dias ele pode ser restaurado na Lixeira.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deletar pedido LJ-2026-000001' }).click()
  await expect.element(row(1)).not.toBeInTheDocument()
  api.answer(UNDO, () => {
    holdOrders(deleted)
    const invoice = { id: 'i7', name: '7', reason: 'invoice-taken', order_number: 'LJ-2026-000009' }
    return Response.json([{ restored: 1, skipped: [], adjusted: [invoice] }])
  })
  await undo.click()
  await expect
    .element(page.getByText('Pedido LJ-2026-000001 restaurado. A nota 7 ficou com o pedido LJ-2026-000009.'))
    .toBeVisible()
  await expect.element(row(1)).toBeVisible()
  expect(await api.bodies(UNDO)).toEqual([{ change_id: 'deletion-1' }])
})

import { api, choose } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromDatabase, database, heldOrders, holdOrders, openOrders, order } from '../orders/test-support'

const UNDO = 'rpc/undo_change'
const undo = page.getByRole('status').getByRole('button', { name: 'Desfazer' })
const refuse = (details: string) => () => Response.json({ code: 'P0001', details, message: 'no' }, { status: 400 })

beforeEach(() => {
  holdOrders([order(1), order(2)])
  answerFromDatabase()
})

test('[UNDO-02] the notice of a bulk status change undoes it', async () => {
  const { box, dialog } = await openOrders()
  for (const n of [1, 2]) await box(n).click()
  const status = page.getByRole('combobox', { name: 'Alterar status para…' })
  ;(status.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await dialog.getByRole('button', { name: 'Alterar 2 pedidos' }).click()
  api.answer(UNDO, [{ restored: 2, skipped: [], adjusted: [] }])
  await undo.click()
  await expect.element(page.getByText('2 pedidos voltaram ao status anterior.')).toBeVisible()
  expect(await api.bodies(UNDO)).toEqual([{ change_id: 'change-2' }])
})

test('[UNDO-02] a bulk status change is repeated under the same id after a lost response', async () => {
  const { box, dialog } = await openOrders()
  for (const n of [1, 2]) await box(n).click()
  const send = async () => {
    await page.getByRole('combobox', { name: 'Alterar status para…' }).click()
    await choose('Enviado')
    await dialog.getByRole('button', { name: 'Alterar 2 pedidos' }).click()
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

const change = (
  id: string,
  { status = 'enviado', ...values }: { status?: string; [column: string]: unknown } = {},
) => ({
  id,
  kind: 'order_status',
  arguments: { status },
  created_at: '2026-11-21T12:00:00Z',
  created_by_name: 'Ana',
  created_by_email: 'ana@loja.test',
  object_count: 5,
  first_names: ['LJ-1', 'LJ-2', 'LJ-3'],
  undone_at: null,
  restored_count: null,
  remaining_count: 5,
  total: 1,
  ...values,
})

async function openChanges(changes: object[]) {
  api.answer('rpc/list_changes', changes)
  await openOrders()
  await page.getByRole('button', { name: 'Alterações em massa' }).click()
  return page.getByRole('dialog', { name: 'Alterações em massa' })
}

test('[UNDO-03] each bulk change shows what, which orders, who and when, and its undo reports skipped orders', async () => {
  const dialog = await openChanges([
    change('1'),
    change('2', { status: 'cancelado', undone_at: '2026-11-21T13:00:00Z', restored_count: 3, remaining_count: 2 }),
    change('3', { created_by_email: null, undone_at: '2026-11-21T13:00:00Z', restored_count: 5, remaining_count: 0 }),
  ])
  const items = dialog.getByRole('list', { name: 'Alterações em massa' }).getByRole('listitem')
  await expect.element(items).toHaveLength(3)
  const texts = items.elements().map((item) => item.textContent)
  expect(texts[0]).toMatch(/5 pedidos alterados para EnviadoLJ-1, LJ-2, LJ-3 e mais 221\/11\/2026.*Ana/)
  expect(texts[1]).toMatch(/Desfeita em parte, 3 de 5 pedidos.*Desfazer o restante/)
  expect(texts[2]).toMatch(/conta excluída.*Desfeita, 5 pedidos/)
  api.answer(UNDO, [
    {
      restored: 3,
      skipped: [
        { id: 'a', name: 'LJ-1', reason: 'changed', status: 'entregue' },
        { id: 'b', name: 'LJ-2', reason: 'deleted', status: null },
      ],
      adjusted: [],
    },
  ])
  await dialog.getByRole('button', { name: 'Desfazer: 5 pedidos alterados para Enviado' }).click()
  await page.getByRole('button', { name: 'Desfazer em 5 pedidos' }).click()
  await expect.element(dialog.getByText('3 pedidos voltaram ao status anterior. 2 pedidos não voltaram:')).toBeVisible()
  await expect.element(dialog.getByText('LJ-1: mudou depois para Entregue, ficou como está.')).toBeVisible()
  await expect.element(dialog.getByText('LJ-2: não existe mais.')).toBeVisible()
  api.answer(UNDO, refuse('change_undone'))
  await dialog.getByRole('button', { name: 'Desfazer o restante: 5 pedidos alterados para Cancelado' }).click()
  await page.getByRole('button', { name: 'Desfazer em 2 pedidos' }).click()
  await expect.element(page.getByText('Erro ao desfazer: a alteração já foi desfeita em outra sessão.')).toBeVisible()
})

const deleted = (n: number, shipping_address: object | null = { name: 'Ana Bárbara' }) => ({
  ...change(String(n)),
  kind: 'order_delete',
  arguments: { status: null, total: n, shipping_address },
  created_by_name: 'Beto',
  object_count: 1,
  first_names: [order(n).order_number],
  remaining_count: 1,
})

async function openTrash(orders: object[] | null) {
  if (orders) api.answer('rpc/list_changes', orders)
  else api.fail('rpc/list_changes')
  await openOrders()
  await page.getByRole('button', { name: 'Lixeira' }).click()
  return page.getByRole('dialog', { name: 'Lixeira' })
}

test('[TRASH-02] the trash shows deleted orders and restores them, or the reason why not', async () => {
  const dialog = await openTrash([deleted(8), deleted(9, null)])
  const items = dialog.getByRole('list', { name: 'Lixeira' }).getByRole('listitem')
  await expect.element(items).toHaveLength(2)
  expect(items.elements()[0]?.textContent).toMatch(
    /Pedido LJ-2026-000008 deletadoAna Bárbara · Pendente · R\$\s8,0021\/11\/2026.*Beto/,
  )
  const restore = async (n: number) => {
    await dialog.getByRole('button', { name: `Restaurar: LJ-2026-00000${n}` }).click()
    await page.getByRole('button', { name: 'Restaurar', exact: true }).click()
  }
  api.answer(UNDO, refuse('order_number_taken'))
  await restore(8)
  await expect.element(page.getByText('Erro ao restaurar o pedido: outro pedido já usa este número.')).toBeVisible()
  const invoice = { id: 'i7', name: '7', reason: 'invoice-gone', order_number: null }
  api.answer(UNDO, [{ restored: 1, skipped: [], adjusted: [invoice] }])
  await restore(9)
  await expect.element(dialog.getByText('Pedido LJ-2026-000009 restaurado.')).toBeVisible()
  await expect.element(dialog.getByText('A nota 7 não voltou: não existe mais.')).toBeVisible()
})

test('[TRASH-02] an empty trash says so, and returns the focus', async () => {
  const dialog = await openTrash([])
  await expect.element(dialog.getByText('A lixeira está vazia')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Lixeira' })).toHaveFocus()
})

test('[TRASH-02] [ERR-01] a trash that cannot be read offers a retry', async () => {
  const dialog = await openTrash(null)
  const retry = dialog.getByRole('button', { name: 'Tentar novamente' })
  await expect.element(retry).toBeVisible()
  api.answer('rpc/list_changes', [deleted(8)])
  await retry.click()
  await expect.element(dialog.getByText('Pedido LJ-2026-000008 deletado')).toBeVisible()
})

test('[TIME-01] the changes open from the address to which a timeline links', async () => {
  api.answer('rpc/list_changes', [change('1')])
  const { router } = await openOrders('#alteracoes')
  const dialog = page.getByRole('dialog', { name: 'Alterações em massa' })
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/admin/orders', hash: '' })
})

import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HistoryPage } from './HistoryPage'
import { recordedChange } from './test-support'

const UNDO = 'rpc/undo_change'
const refuse = (details: string) => () => Response.json({ code: 'P0001', details, message: 'no' }, { status: 400 })

const change = (id: string, { status = 'enviado', ...values }: { status?: string; [column: string]: unknown } = {}) =>
  recordedChange(id, {
    ...{ kind: 'order_status', arguments: { status }, first_names: ['LJ-1', 'LJ-2', 'LJ-3'], ...values },
  })

async function openChanges(changes: object[]) {
  api.answer('rpc/list_changes', changes)
  return renderPage(<HistoryPage />, { at: '/admin/historico?aba=desfazer&area=pedidos' })
}

test('[UNDO-03] each bulk change shows what, which orders, who and when, and its undo reports skipped orders', async () => {
  const view = await openChanges([
    change('1'),
    change('2', { status: 'cancelado', undone_at: '2026-11-21T13:00:00Z', restored_count: 3, remaining_count: 2 }),
    change('3', { created_by_email: null, undone_at: '2026-11-21T13:00:00Z', restored_count: 5, remaining_count: 0 }),
  ])
  const items = view.getByRole('list', { name: 'Desfazer' }).getByRole('listitem')
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
  await view.getByRole('button', { name: 'Desfazer: 5 pedidos alterados para Enviado' }).click()
  await expect.element(view.getByText('3 pedidos voltaram ao status anterior. 2 pedidos não voltaram:')).toBeVisible()
  await expect.element(view.getByText('LJ-1: mudou depois para Entregue, ficou como está.')).toBeVisible()
  await expect.element(view.getByText('LJ-2: não existe mais.')).toBeVisible()
  api.answer(UNDO, refuse('change_undone'))
  await view.getByRole('button', { name: 'Desfazer o restante: 5 pedidos alterados para Cancelado' }).click()
  await expect.element(page.getByText('Erro ao desfazer: a alteração já foi desfeita.')).toBeVisible()
})

const deleted = (n: number, shipping_address: object | null = { name: 'Ana Bárbara' }) => ({
  ...change(String(n)),
  kind: 'order_delete',
  arguments: { status: null, total: n, shipping_address },
  created_by_name: 'Beto',
  object_count: 1,
  first_names: [`LJ-2026-00000${n}`],
  remaining_count: 1,
})

test('[TRASH-02] the trash shows deleted orders and restores them, or the reason why not', async () => {
  api.answer('rpc/list_changes', [deleted(8), deleted(9, null)])
  const view = await renderPage(<HistoryPage />, { at: '/admin/historico?aba=lixeira&area=pedidos' })
  const items = view.getByRole('list', { name: 'Lixeira' }).getByRole('listitem')
  await expect.element(items).toHaveLength(2)
  expect(items.elements()[0]?.textContent).toMatch(
    /Pedido LJ-2026-000008 deletadoAna Bárbara · Pendente · R\$\s8,0021\/11\/2026.*Beto/,
  )
  expect(new Set(api.queries('rpc/list_changes'))).toEqual(
    new Set(['?p_area=orders&p_trash=true&page_size=20&page_offset=0']),
  )
  const restore = (n: number) => view.getByRole('button', { name: `Restaurar: LJ-2026-00000${n}` }).click()
  api.answer(UNDO, refuse('order_number_taken'))
  await restore(8)
  await expect.element(page.getByText('Erro ao restaurar o pedido: outro pedido já usa este número.')).toBeVisible()
  const invoice = { id: 'i7', name: '7', reason: 'invoice-gone', order_number: null }
  api.answer(UNDO, [{ restored: 1, skipped: [], adjusted: [invoice] }])
  await restore(9)
  await expect.element(view.getByText('Pedido LJ-2026-000009 restaurado.')).toBeVisible()
  await expect.element(view.getByText('A nota 7 não voltou: não existe mais.')).toBeVisible()
})

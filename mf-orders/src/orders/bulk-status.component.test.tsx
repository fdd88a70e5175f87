import { api, choose } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdOrders, openOrders, order } from './test-support'

const CHANGE = 'rpc/change_order_status'
const held = (count: number) => holdOrders(Array.from({ length: count }, (_, index) => order(index + 1)))

async function change(status: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Alterar status para…' }).click()
  await choose(status)
}

async function selectAll(count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await page.getByRole('button', { name: `Selecionar todos os ${count} pedidos encontrados` }).click()
  await expect.element(page.getByText(`${count} pedidos selecionados`)).toBeVisible()
}

test('[ORD-06] a bulk change sends the displayed versions, and lists the orders that changed since or are gone', async () => {
  holdOrders([1, 2, 3].map((n) => order(n, { version: n })))
  const { box } = await openOrders()
  for (const n of [1, 2, 3]) await box(n).click()
  const failure = (n: number, name: string | null, status: string | null) => ({
    id: order(n).id,
    name,
    status,
  })
  const failures = [failure(2, order(2).order_number, 'entregue'), failure(3, null, null)]
  api.answer(CHANGE, [{ matched: 2, changed: 1, failures, change_id: 'change-2' }])
  await change('Processando')
  await expect.element(page.getByText('Status de 1 pedido alterado para Processando.')).toBeVisible()
  const report = page.getByRole('dialog', { name: '2 pedidos não foram alterados' })
  await expect
    .poll(() =>
      report
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['LJ-2026-000002: já foi alterado para Entregue em outra sessão.', 'LJ-2026-000003: não existe mais.'])
  const ids = [1, 2, 3].map((n) => order(n).id)
  expect(await api.bodies(CHANGE)).toMatchObject([
    { selection: { ids }, status: 'processando', seen: { [`${ids[0]}`]: 1, [`${ids[1]}`]: 2, [`${ids[2]}`]: 3 } },
  ])
})

test('[ORD-06] a change of all matching orders sends the snapshot of their count, and changes nothing when others match', async () => {
  held(25)
  const { box } = await openOrders('?busca=LJ')
  await selectAll(25)
  held(24)
  api.answer(CHANGE, [{ matched: 24, changed: 0, failures: [], change_id: null }])
  await change('Cancelado')
  await expect
    .element(page.getByText('A lista mudou em outra sessão e nada foi alterado. Confira os pedidos e tente novamente.'))
    .toBeVisible()
  await expect.element(page.getByText('24 pedidos selecionados')).toBeVisible()
  await expect.element(box(1)).toBeChecked()
  api.answer(CHANGE, [{ matched: 24, changed: 24, failures: [], change_id: 'change-2' }])
  await change('Cancelado')
  await expect.element(page.getByText('Status de 24 pedidos alterado para Cancelado.')).toBeVisible()
  const counted = { selection: { filter: { search: 'LJ' }, except: [] }, status: 'cancelado', snapshot: '10:12:11' }
  expect(await api.bodies(CHANGE)).toMatchObject([
    { ...counted, expected: 25, seen: { [order(1).id]: 1, [order(20).id]: 1 } },
    { ...counted, expected: 24 },
  ])
})

test('[PAY-03] selected orders are marked as paid with their displayed versions', async () => {
  held(2)
  const { box } = await openOrders()
  for (const n of [1, 2]) await box(n).click()
  api.answer('rpc/mark_orders_paid', [{ matched: 2, changed: 1, failures: [], change_id: 'change-2' }])
  await page.getByRole('button', { name: 'Marcar como pago' }).click()
  await expect.element(page.getByText('1 pedido marcado como pago. 1 pedido já pago ou cancelado.')).toBeVisible()
  expect(await api.bodies('rpc/mark_orders_paid')).toMatchObject([
    { selection: { ids: [order(1).id, order(2).id] }, seen: { [order(1).id]: 1, [order(2).id]: 1 } },
  ])
})

import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerFromDatabase, heldOrders, holdOrders, openOrders, order, orderDetails } from '../orders/test-support'

const COUNT = 23

beforeEach(() => {
  holdOrders(Array.from({ length: COUNT }, (_, n) => order(n + 1)))
  answerFromDatabase()
  api.answer('rpc/list_order_messages', [])
  api.answer('rpc/settings_for_admin', [])
  api.answer('rest/v1/invoices', [])
})

async function openDialog(n: number, query = '') {
  const path = `/${order(n).id}${query}`
  api.answer('rest/v1/orders', async (request: Request) => {
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '') ?? ''
    return Response.json([orderDetails(heldOrders().find((one) => one.id === id))])
  })
  const view = await openOrders(path, null)
  const dialog = (at: number) => view.getByRole('dialog', { name: `Pedido ${order(at).order_number}`, exact: true })
  await expect.element(dialog(n)).toBeVisible()
  return {
    ...view,
    dialog,
    previous: view.getByRole('button', { name: 'Pedido anterior' }),
    next: view.getByRole('button', { name: 'Próximo pedido' }),
  }
}

test('[ORD-16] steps lead across pages in the same dialog, stop at the ends, and closing shows the page of the last order', async () => {
  const { dialog, next, previous, address, row, getByRole } = await openDialog(20, '?status=pendente')
  const root = document.querySelector('.ant-modal-root')
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')
  await next.click()
  await expect.element(dialog(21)).toBeVisible()
  await expect.element(next).toHaveFocus()
  expect(document.querySelector('.ant-modal-root')).toBe(root)
  expect(address()).toBe(`/admin/orders/${order(21).id}?status=pendente&pagina=2`)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog(22)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog(COUNT)).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog(COUNT)).toBeVisible()
  for (let n = COUNT; n > 20; n -= 1) {
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(dialog(n - 1)).toBeVisible()
  }
  expect(address()).toBe(`/admin/orders/${order(20).id}?status=pendente`)
  await userEvent.keyboard('{Escape}')
  await expect.element(row(20)).toBeVisible()
  await expect.element(getByRole('button', { name: `Ver Detalhes do pedido ${order(20).order_number}` })).toHaveFocus()
})

test('[ORD-15] [ORD-16] a status set in the dialog takes the order out of the filter, and its neighbours stay', async () => {
  const { dialog, next, previous, getByText } = await openDialog(2, '?status=pendente')
  const status = dialog(2).getByRole('combobox', { name: `Status do pedido ${order(2).order_number}` })
  await expect.element(next).toHaveAttribute('aria-disabled', 'false')
  ;(status.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(getByText('Status do pedido atualizado com sucesso!')).toBeVisible()
  await expect.element(dialog(2)).toHaveTextContent('Processando')
  await next.click()
  await expect.element(dialog(3)).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
  await previous.click()
  await expect.element(dialog(1)).toBeVisible()
})

test('[ORD-16] an order outside of the list has no neighbours', async () => {
  const { next, previous } = await openDialog(1, '?status=enviado')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
})

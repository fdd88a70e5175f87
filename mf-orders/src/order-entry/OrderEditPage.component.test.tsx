import { api, notices, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { order, orderDetails } from '../orders/test-support'
import { OrderEditPage } from './OrderEditPage'

const ORDER = '33333333-3333-4333-8333-333333333333'
const EDIT = 'rpc/edit_order'

const row = (values: object = {}) => ({
  ...orderDetails(order(7)),
  ...{ id: ORDER, revision: 4, profiles: null, subtotal: 200, total: 200 },
  shipping_address: {
    ...{ name: 'Ana', payment_method: 'pix', shipping_method: 'Retirada na loja' },
    items: [{ product_name: 'Asad', quantity: 2, price: 100 }],
  },
  ...values,
})

beforeEach(() => {
  sessionStorage.clear()
  api.answer('rest/v1/orders', [row()])
  api.answer(EDIT, [{ order_number: 'LJ-2026-000007', total: 300, change_id: 'c1' }])
})

async function open() {
  const view = await renderPage(<OrderEditPage />, {
    at: `/admin/orders/${ORDER}/editar`,
    path: '/admin/orders/:orderId/editar',
  })
  const field = (name: string) => view.getByRole('textbox', { name, exact: true })
  await expect.element(field('Nome')).toBeVisible()
  return {
    ...view,
    field,
    save: view.getByRole('button', { name: 'Salvar alterações' }),
    location: () => view.router.state.location.pathname,
  }
}

const edits = () => api.bodies<{ request_id: string; expected_revision: number; entry: object }>(EDIT)
const refusal = (details: string) => Response.json({ code: 'P0001', message: 'x', details }, { status: 400 })

test('[EDIT-01] the difference to the former total is shown, and the order opens with an undo', async () => {
  const { field, save, location, getByRole } = await open()
  await expect.element(save).toBeDisabled()
  await field('Quantidade de Asad').fill('3')
  await expect.element(getByRole('definition').nth(2)).toHaveTextContent('+R$ 100,00')
  await save.click()
  await expect.element(notices()).toHaveTextContent('Pedido alterado')
  await expect.element(notices().getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await expect.poll(location).toBe(`/admin/orders/${ORDER}`)
  expect(await edits()).toMatchObject([
    { expected_revision: 4, entry: { items: [{ product_name: 'Asad', quantity: 3, line: 0 }], total: 300 } },
  ])
})

test('[EDIT-03] after an edit of another session the user chooses between both values', async () => {
  const { field, save } = await open()
  await field('Nome').fill('Bia')
  api.answer(EDIT, () => refusal('order_changed'))
  api.answer('rest/v1/orders', [row({ revision: 5, notes: 'Deles', shipping_address: { name: 'Carla' } })])
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
  await expect.element(dialog).toHaveTextContent(/Salvo agoraCarlaSeu valorBia/)
  await dialog.getByRole('button', { name: 'Ficar com os meus valores' }).click()
  await expect.element(field('Observações')).toHaveValue('Deles')
  await expect.element(field('Nome')).toHaveValue('Bia')
  await save.click()
  await expect
    .poll(async () => (await edits()).at(-1))
    .toMatchObject({
      expected_revision: 5,
      entry: { customer: { name: 'Bia' } },
    })
})

test('[EDIT-03] after a lost response the result is unknown, and a repeat has the same id', async () => {
  api.breakOff(EDIT)
  const { field, save } = await open()
  await field('Nome').fill('Bia')
  await save.click()
  await expect.element(notices()).toHaveTextContent('Não sabemos se o pedido foi alterado.')
  await save.click()
  await expect.poll(async () => (await edits()).length).toBe(2)
  const ids = (await edits()).map(({ request_id }) => request_id)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('[EDIT-04] an order that is sent meanwhile loses the typed amounts, and keeps the rest', async () => {
  const { field, save } = await open()
  await field('Frete').fill('20')
  await field('Nome').fill('Bia')
  api.answer(EDIT, () => refusal('order_sent'))
  api.answer('rest/v1/orders', [row({ status: 'enviado' })])
  await save.click()
  await expect.element(notices()).toHaveTextContent('nem tudo pode mudar depois do envio')
  await expect.element(field('Frete')).toHaveValue('')
  await save.click()
  await expect.poll(async () => (await edits()).at(-1)?.entry).toEqual({ customer: { name: 'Bia' } })
})

test('[RET-02] an edit that would drop returned pieces is refused with what to do', async () => {
  const { field, save } = await open()
  await field('Quantidade de Asad').fill('1')
  api.answer(EDIT, () => refusal('return_refused'))
  await save.click()
  await expect
    .element(notices())
    .toHaveTextContent('há peças devolvidas que sairiam do pedido. Mantenha-as ou cancele a devolução.')
})

test('[EDIT-04] a sent order keeps its amounts, and its items change with a reason', async () => {
  api.answer('rest/v1/orders', [row({ status: 'enviado' })])
  const { field, save, getByText } = await open()
  await expect.element(field('Frete')).toBeDisabled()
  await field('Quantidade de Asad').fill('1')
  await save.click()
  await expect.element(getByText('Diga por que os itens mudam depois do envio.')).toBeVisible()
  await expect.element(field('Motivo da mudança nos itens')).toHaveFocus()
  expect(await edits()).toEqual([])
})

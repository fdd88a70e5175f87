import { api, choose } from '@loja/component-testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdOrders, openOrders, order, orderDetails } from '../orders/test-support'

const ADDRESS = { street: 'Rua A', number: '1', neighbourhood: 'Centro', city: 'Natal', state: 'RN', zip: '59000000' }
const SENDER = {
  sender_name: 'Loja Teste',
  sender_document: '11.222.333/0001-81',
  sender_address: 'Rua B, 2',
  sender_city: 'Recife - PE',
  sender_zip: '50000-000',
}

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    product_name: `Perfume ${index}`,
    quantity: 2,
    price: 10.1,
    total: 20.2,
    created_at: '2026-03-05T15:06:00+00:00',
  }))

const printed = (n: number, values: object = {}) => ({
  ...orderDetails(order(n)),
  subtotal: 10,
  shipping_address: { name: `Cliente ${n}`, cpf: '52998224725', address: ADDRESS },
  order_items: items(1),
  ...values,
})

function answer(orders: object[], sender: Record<string, string> = SENDER): void {
  api.answer('rpc/list_orders_to_print', Response.json(JSON.stringify(orders)))
  api.settings(sender)
}

async function openDialog(ticked: number[], query = '') {
  const page = await openOrders(query)
  for (const n of ticked) await page.box(n).click()
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect.element(page.dialog).toHaveAccessibleName('Imprimir pedidos')
  const kind = (name: string) => page.dialog.getByRole('checkbox', { name })
  return {
    ...page,
    slips: kind('Listas de separação'),
    declarations: kind('Declarações de conteúdo'),
    labels: kind('Etiquetas de endereço 10×15 cm'),
    button: (pages: number) => page.dialog.getByRole('button', { name: `Imprimir ${pages} página` }),
  }
}

const sheets = () => [...document.querySelectorAll('body > div article')].map((sheet) => sheet.ariaLabel)

beforeEach(() => holdOrders([1, 2, 3].map((n) => order(n))))

test('[PRN-01] [ORD-06] ticked orders are printed and changed while the counts are not known', async () => {
  answer([printed(1)])
  api.answer('rpc/order_status_counts', () => new Promise<Response>(() => undefined))
  const { dialog, getByRole } = await openDialog([1])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  api.answer('rpc/change_order_status', [{ matched: 1, changed: 1, failures: [], change_id: 'change-2' }])
  await getByRole('combobox', { name: 'Alterar status para…' }).click()
  await choose('Processando')
  await expect.poll(() => api.bodies('rpc/change_order_status')).toMatchObject([{ selection: { ids: [order(1).id] } }])
})

test('[PRN-01] the chosen kinds of the selected orders are printed in the order of the list', async () => {
  answer([printed(2), printed(1)])
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = await openDialog([1, 2])
  await expect.element(page.button(2)).toBeEnabled()
  await page.declarations.click()
  await page.labels.click()
  await expect.element(page.button(6)).toBeEnabled()
  const of = (n: number) => order(n).order_number
  expect(sheets()).toEqual([
    `Lista de separação do pedido ${of(2)}`,
    `Declaração de conteúdo do pedido ${of(2)}`,
    `Lista de separação do pedido ${of(1)}`,
    `Declaração de conteúdo do pedido ${of(1)}`,
    `Etiqueta do pedido ${of(2)}`,
    `Etiqueta do pedido ${of(1)}`,
  ])
  await expect.element(page.dialog.getByRole('alert')).not.toBeInTheDocument()
  await page.button(6).click()
  expect(print).toHaveBeenCalledOnce()
  expect((await api.bodies('rpc/list_orders_to_print'))[0]).toEqual({
    selection: { ids: [order(1).id, order(2).id] },
    sort: 'date_desc',
  })
})

test('[PRN-02] a declaration has both parties, the items with values and their total', async () => {
  answer([printed(1, { order_items: items(3) })])
  const page = await openDialog([1])
  await page.declarations.click()
  await expect.element(page.button(2)).toBeEnabled()
  const text = document.querySelector('article[aria-label^="Declaração"]')?.textContent
  for (const part of [
    'Loja Teste',
    '11.222.333/0001-81',
    'Recife - PE',
    'Cliente 1',
    'Rua A, 1, Centro',
    'Natal - RN',
    '59000-000',
    '529.982.247-25',
    'R$ 20,20',
    'TOTAIS6R$ 60,60',
    'PESO TOTAL (kg)',
    'Lei Complementar nº 87/1996',
  ])
    expect(text?.replaceAll('\u00a0', ' ')).toContain(part)
})

test('[PRN-03] the dialog names missing values', async () => {
  answer(
    [
      printed(1, { status: 'cancelado' }),
      printed(2, { shipping_address: null, version: 2 }),
      printed(3, { order_items: [], shipping_address: { name: 'Ana', address: 'Rua sem código' } }),
    ],
    { sender_name: 'Loja Teste' },
  )
  const page = await openDialog([1, 2, 3])
  await page.declarations.click()
  await page.labels.click()
  await expect.element(page.labels).toHaveAccessibleName('Etiquetas de endereço 10×15 cm (1)')
  const [one, two, three] = [1, 2, 3].map((n) => order(n).order_number)
  for (const text of [
    'Faltam dados do remetente: CPF ou CNPJ, endereço, cidade e estado, CEP.',
    `Mudaram em outra sessão depois de selecionados; sai o que vale agora: ${two}.`,
    `Cancelados: só a lista de separação é impressa, marcada: ${one}.`,
    `Sem endereço: não têm etiqueta, e na declaração ele fica em branco: ${two}.`,
    `Sem CEP: ${three}.`,
    `Sem itens registrados: ${three}.`,
    `Sem CPF ou CNPJ do destinatário: na declaração ele fica em branco: ${two}, ${three}.`,
  ])
    await expect.element(page.dialog.getByRole('alert').filter({ hasText: text })).toBeVisible()
})

test('[PRN-01] more than 200 orders are refused with a sentence and without a request', async () => {
  holdOrders(Array.from({ length: 201 }, (_, index) => order(index + 1)))
  const page = await openOrders()
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await page.getByRole('button', { name: 'Selecionar todos os 201 pedidos encontrados' }).click()
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect
    .element(page.dialog.getByRole('alert'))
    .toHaveTextContent(
      'Imprima até 200 pedidos por vez: 201 pedidos estão selecionados. Use os filtros para escolher menos.',
    )
  expect(api.count('rpc/list_orders_to_print')).toBe(0)
})

test('[PRN-01] a failed read can be retried, and an order that was deleted since it was selected is reported', async () => {
  answer([printed(1)])
  api.fail('rpc/list_orders_to_print')
  const page = await openDialog([1, 2])
  const alert = page.dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Não foi possível carregar os pedidos para impressão.')
  answer([printed(1)])
  await page.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(alert).toHaveTextContent('1 pedido não existe mais e não será impresso.')
  await expect.element(page.button(1)).toBeEnabled()
})

test('[PRN-03] orders are printed without the sender when the settings fail', async () => {
  answer([printed(1)])
  api.fail('rpc/settings_for_admin')
  const page = await openDialog([1])
  await expect
    .element(page.dialog.getByRole('alert'))
    .toHaveTextContent('Não foi possível carregar os dados do remetente: eles ficam em branco.')
  await expect.element(page.button(1)).toBeEnabled()
  await page.slips.click()
  await expect.element(page.dialog.getByRole('button', { name: 'Nada para imprimir' })).toBeDisabled()
})

test('[PRN-04] an address longer than its label is reported', async () => {
  const long = { name: 'Ana', address: { ...ADDRESS, street: 'Travessa muito comprida '.repeat(90) } }
  answer([
    printed(1, { shipping_address: { ...long, address: { ...ADDRESS, street: 'Rua '.repeat(100) } } }),
    printed(2, { shipping_address: long }),
  ])
  const page = await openDialog([1, 2])
  await page.labels.click()
  await expect
    .element(page.dialog.getByRole('alert').filter({ hasText: 'cortado' }))
    .toHaveTextContent(`Endereço maior que a etiqueta, sai cortado: ${order(2).order_number}.`)
})

import { api, contrastOf, emulateMedia, renderPage } from '@loja/component-testing'
import { ListWithDialog } from '@loja/ui/lists'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OrderNotFoundDialog } from '../order/OrderNotFoundDialog'
import { detailsButtonId } from '../order-dialog'
import { order, orderDetails } from '../orders/test-support'
import { OrderDetailsDialog } from './OrderDetailsDialog'

const ID = '11111111-1111-4111-8111-111111111111'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const BARE = {
  ...orderDetails(order(1)),
  ...{ id: ID, order_number: 'DET-1', status: null, subtotal: 10, total: 12 },
  order_items: [
    { id: 'i1', product_name: 'Sabonete', quantity: 2, price: 5, total: 10, created_at: '2026-03-05T15:06:00+00:00' },
  ],
}
const ODD = {
  subtotal: 30,
  discount_amount: 5,
  shipping_cost: 10,
  total: 99,
  shipping_address: {
    name: 'Palavra'.repeat(60),
    phone: 'javascript:alert(1)',
    email: 'a@b.c?bcc=x@y.z',
    payment_method: 'boleto',
    address: 'Rua escrita numa linha só, 10',
    items: [{ product_name: 'X'.repeat(400), quantity: -1, price: 'NaN', total: 10 }, null, 'Brinde'],
  },
}

async function open({ id = ID, change }: { id?: string; change?: object } = {}) {
  if (change) api.answer('rest/v1/orders', [{ ...BARE, ...change }])
  const view = await renderPage(
    <ListWithDialog
      list={null}
      Dialog={OrderDetailsDialog}
      MissingDialog={OrderNotFoundDialog}
      openerId={detailsButtonId}
    />,
    { at: `/admin/orders/${id}?status=entregue`, path: '/admin/orders/*' },
  )
  const dialog = view.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const value = (section: string, label: string) =>
    dialog.getByRole('region', { name: section }).getByRole('term').filter({ hasText: label }).element()
      .nextElementSibling
  return { ...view, dialog, value, lines: dialog.getByRole('table').getByRole('row') }
}

test('[ORD-07] missing values are left out, and items come from order_items', async () => {
  const { dialog, value, lines } = await open({ change: { shipping_cost: null } })
  await expect.element(dialog).toHaveTextContent('Pendente')
  const labels = dialog.getByRole('term').elements()
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    ...['Subtotal', 'Desconto', 'Total'],
    ...['Código de rastreamento', 'Data do pedido'],
  ])
  await expect.element(dialog.getByRole('region', { name: 'Observações' })).not.toBeInTheDocument()
  expect(value('Entrega', 'Código de rastreamento')).toHaveTextContent('Código de rastreamento não disponível')
  expect(lines.elements()[1]).toHaveTextContent(/^Sabonete2R\$\s5,00R\$\s10,00$/)
  await expect.element(dialog).not.toHaveTextContent(/undefined|null|NaN|Invalid Date/)
})

test('[ORD-07] the next act is the primary button', async () => {
  const PHONE = { shipping_address: { phone: '(11) 98765-4321' } }
  api.answer('rpc/settings_for_admin', [])
  for (const [status, names] of [
    ['pendente', ['Enviar pedido']],
    ['processando', ['Enviar pedido']],
    ['enviado', ['Avisar cliente']],
    ['entregue', []],
    ['cancelado', []],
  ] as const) {
    const { dialog, unmount } = await open({ change: { status, ...PHONE } })
    const primary = () => [...dialog.element().querySelectorAll('.ant-btn-primary')].map((each) => each.textContent)
    await expect.poll(primary, { message: status }).toEqual(names)
    await unmount()
  }
})

test('the count of notes has the contrast of text', async () => {
  api.answer('staff_notes', () => new Response(null, { headers: { 'content-range': '*/1' } }))
  const { dialog } = await open({ change: {} })
  const notes = dialog.getByText('1 nota da equipe')
  await expect.element(notes).toBeVisible()
  await expect.poll(() => contrastOf(notes.element())).toBeGreaterThanOrEqual(4.5)
})

test('[ORD-07] odd data is displayed unchanged, and mismatches are reported', async () => {
  const { dialog, value, lines } = await open({ change: ODD })
  await expect.poll(() => value('Cliente', 'Forma de pagamento')).toHaveTextContent(/^boleto$/)
  expect(value('Entrega', 'Endereço de entrega')).toHaveTextContent(/^Rua escrita numa linha só, 10$/)
  expect(lines.elements()[1]).toHaveTextContent(/^X{400}-1—R\$\s10,00$/)
  expect(lines.elements()[2]).toHaveTextContent(/^Brinde———$/)
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
  await expect
    .element(dialog)
    .toHaveTextContent(/Subtotal menos desconto mais frete \(R\$\s35,00\) difere do total \(R\$\s99,00\)\./)
  const { scrollWidth, clientWidth } = dialog.element()
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})

test('[ORD-07] compares the sum of the items with the subtotal', async () => {
  const items = [
    { product_name: 'Perfume Âmbar', quantity: 2, price: 100, total: 200 },
    { product_name: 'Vela', quantity: 1, price: '50.00', total: '50.00' },
  ]
  const { dialog } = await open({
    change: { shipping_address: { items }, subtotal: 249.99, total: 249.99 },
  })
  await expect
    .element(dialog)
    .toHaveTextContent(/A soma dos itens \(R\$\s250,00\) difere do subtotal \(R\$\s249,99\)\./)
})

test('[ORD-07] reports impossible amounts and mismatches with the stock', async () => {
  const items = [
    { product_name: 'Imenso', quantity: 2, price: 1e308 },
    { product_name: 'Vela', quantity: 3, price: 10, total: 31 },
  ]
  const { dialog, lines } = await open({ change: { shipping_address: { items }, total: 10 } })
  await expect.element(lines.nth(1)).toHaveTextContent(/^Imenso2——$/)
  await expect.element(dialog).toHaveTextContent('Há itens com valores impossíveis; eles aparecem como —.')
  await expect
    .element(dialog)
    .toHaveTextContent(/Item 2: preço vezes quantidade \(R\$\s30,00\) difere do total \(R\$\s31,00\)\./)
  await expect
    .element(dialog)
    .toHaveTextContent(/Os itens de valor conhecido \(R\$\s31,00\) já passam do subtotal \(R\$\s10,00\)\./)
  await expect
    .element(dialog)
    .toHaveTextContent('Os itens acima diferem dos que foram registrados para o estoque: 2 × Sabonete.')
  await expect.element(dialog).not.toHaveTextContent(/∞|NaN/)
})

test('[STOCK-01] an order that is not sent says which pieces its stock did not have', async () => {
  const missing_stock = [{ product_name: 'Asad', quantity: 2 }]
  const { dialog } = await open({ change: { status: 'processando', missing_stock } })
  await expect.element(dialog).toHaveTextContent('Faltou estoque para este pedido: 2 × Asad.')
})

test('[ORD-07] the slip of a cancelled order is marked, and an unknown quantity is not none', async () => {
  const items = [{ product_name: 'Vela', quantity: 3 }, { product_name: 'Sabonete' }]
  await open({ change: { status: 'cancelado', shipping_address: { items } } })
  const slip = () => document.querySelector('article')
  await expect.poll(() => slip()?.textContent).toMatch(/^PEDIDO CANCELADO/)
  expect(slip()).toHaveTextContent('pelo menos 3 unidades: a quantidade de 1 item não é conhecida')
})

test('[ORD-07] the slip keeps quantities and hyphens intact, and long words on the sheet', async () => {
  onTestFinished(() => emulateMedia('screen'))
  const word = 'Palavra'.repeat(60)
  await open({
    change: {
      notes: word,
      order_number: `LJ-${'9'.repeat(60)}`,
      shipping_address: {
        name: word,
        address: `CEP 01310-100, ${word}`,
        shipping_method: word,
        items: [
          { product_name: word, quantity: 999_999.5 },
          { product_name: 'Vela', quantity: 1 },
        ],
      },
    },
  })
  await expect.poll(() => document.querySelector('article')).not.toBeNull()
  await emulateMedia('print')
  const slip = document.querySelector('article') as HTMLElement
  const [long, short] = slip.querySelectorAll('td:nth-child(2)')
  const linesOf = (cell: Element | undefined) => {
    const range = document.createRange()
    range.selectNodeContents(cell as Element)
    return range.getClientRects().length
  }
  expect(long).toHaveTextContent('999999.5')
  expect([linesOf(long), linesOf(short)]).toEqual([1, 1])
  expect(getComputedStyle(long as Element).fontVariantNumeric).toBe('tabular-nums')
  expect(getComputedStyle(slip).fontVariantNumeric).toBe('normal')
  expect(slip.scrollWidth).toBeLessThanOrEqual(slip.clientWidth)
})

test('[ORD-07] an unknown id shows a message, and leads to the unchanged list', async () => {
  api.answer('rest/v1/orders', [])
  const { dialog, router } = await open({ id: UNKNOWN_ID })
  await expect.element(dialog).toHaveTextContent('Pedido não encontrado')
  const back = dialog.getByRole('button', { name: 'Voltar aos pedidos' }).element().getBoundingClientRect()
  expect(back.top - dialog.getByText('ou o link está incorreto.').element().getBoundingClientRect().bottom).toBe(12)
  await expect.element(dialog).toHaveTextContent('Ele pode ter sido deletado, ou o link está incorreto.')
  await dialog.getByRole('button', { name: 'Voltar aos pedidos' }).click()
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/admin/orders?status=entregue')
})

test('[ORD-07] [ERR-01] an order that fails to load can be retried', async () => {
  api.answer('rest/v1/orders', () => Response.json({ message: 'on fire' }, { status: 500 }))
  const { dialog, value } = await open()
  await expect.element(dialog).toHaveTextContent('Não foi possível carregar o pedido.')
  await expect.element(dialog).not.toHaveTextContent('on fire')
  api.answer('rest/v1/orders', [BARE])
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.poll(() => value('Datas', 'Data do pedido')).toBeVisible()
})

test('[ORD-17] an item has a picture and leads to its product, a deleted product only its name', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const items = [
    { id: 'i1', product_name: 'Sabonete', product_id: ID, products: { main_image: picture } },
    { id: 'i2', product_name: 'Vela', product_id: null, products: null },
  ].map((item) => ({ ...BARE.order_items[0], ...item }))
  const sold = [{ product_name: ' sabonete ', quantity: 2 }, { product_name: 'Vela' }]
  const { lines } = await open({ change: { order_items: items, shipping_address: { items: sold } } })
  await expect
    .element(lines.nth(1).getByRole('link', { name: 'sabonete' }))
    .toHaveAttribute('href', `/admin/products/edit/${ID}`)
  expect(lines.nth(1).element().querySelector('img')?.getAttribute('src')).toBe(picture)
  await expect.element(lines.nth(2)).toHaveTextContent('Vela')
  await expect.element(lines.nth(2).getByRole('link')).not.toBeInTheDocument()
})

test("[ORD-18] shows the customer's document, and copies the whole address", async () => {
  let copied = ''
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
  onTestFinished(() => writeText.mockRestore())
  const address = { street: 'Rua A', number: '12', district: 'Centro', city: 'Natal', state: 'RN', zip: '59000000' }
  const { dialog, value } = await open({
    change: { shipping_address: { name: 'Ana', cnpj: '12ABC34501DE35', address } },
  })
  await expect.poll(() => value('Cliente', 'CPF ou CNPJ')).toHaveTextContent(/^12\.ABC\.345\/01DE-35$/)
  await dialog.getByRole('button', { name: 'Copiar endereço de entrega' }).click()
  await expect.poll(() => copied).toBe('Ana\nRua A, 12\nCentro\nNatal/RN\nCEP 59000-000')
})

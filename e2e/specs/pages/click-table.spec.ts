import { CatalogueExport } from '../../pages/catalogue-export'
import { FeedbacksPage } from '../../pages/feedbacks-page'
import { ImportDialog } from '../../pages/import-dialog'
import { OrderDetailsDialog } from '../../pages/order-details-dialog'
import { OrdersPage } from '../../pages/orders-page'
import { ProductFormPage } from '../../pages/product-form-page'
import { ProductsPage } from '../../pages/products-page'
import { FeedbacksApi } from '../../support/api/feedbacks-api'
import { OrdersApi } from '../../support/api/orders-api'
import { ProductsApi } from '../../support/api/products-api'
import { countClicks } from '../../support/count-clicks'
import { BLANK_ORDER, FULL_ORDER } from '../../support/order-samples'
import { expect, test } from '../../support/test'

/** Clicks of frequent tasks, with typing and keys free. `ship-order.spec.ts` counts those of a parcel. */
const PREFIX = 'CLQ-'
const NAME = 'Clique '
const numberOf = (n: number) => `${PREFIX}${100 + n}`
const productOf = (n: number) => `${NAME}${100 + n}`

let clicks: () => number
test.use({ account: 'admin' })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  clicks = await countClicks(page)
})
test.afterAll(async ({ product }) => {
  await new OrdersApi(product).clean(PREFIX)
  await new ProductsApi(product).clean(NAME)
  await new FeedbacksApi(product).clean()
})

/** @param work ends with an expectation of the task's result */
function task(name: string, expected: number, work: () => Promise<void>): Promise<void> {
  return test.step(name, async () => {
    const before = clicks()
    await work()
    const counted = clicks() - before
    console.log(`${name}: ${counted} ${counted === 1 ? 'click' : 'clicks'}`)
    expect(counted).toBe(expected)
  })
}

test('an order is found without a click, and its status, message and slip take two', async ({
  page,
  context,
  product,
}) => {
  const number = numberOf(0)
  const shipping_address = { ...FULL_ORDER.shipping_address, name: 'Fernanda Clique' }
  await new OrdersApi(product).insert([{ ...BLANK_ORDER, order_number: number, status: 'pendente', shipping_address }])
  const orders = new OrdersPage(page)
  const { dialog } = new OrderDetailsDialog(page)
  const openDetails = () => page.getByRole('button', { name: `Ver Detalhes do pedido ${number}` }).click()
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)

  await task('Find the order of a customer', 0, async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('clique fernanda')
    await expect(page.getByText('1 pedido encontrado')).toBeVisible()
    await expect(orders.row(number)).toBeVisible()
  })
  await task('Status of one order', 2, async () => {
    await orders.setStatus(number, 'Processando')
    await expect.poll(() => new OrdersApi(product).statusOf(number)).toBe('processando')
  })
  await task('WhatsApp with a text to the customer of an order', 2, async () => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await openDetails()
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Abrir no WhatsApp' }).click()
    const chat = await opened
    expect(new URL(chat.url()).searchParams.get('text')).toContain('Fernanda')
    await chat.close()
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await task('Packing slip of one order', 2, async () => {
    await openDetails()
    await dialog.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')
  })
  await new OrdersApi(product).clean(PREFIX)
})

test('[PAL-01] [CUST-01] Ctrl+K finds an order without a click, and an order leads to the customer with two', async ({
  page,
  product,
}) => {
  const number = numberOf(50)
  const shipping_address = { ...FULL_ORDER.shipping_address, name: 'Ofélia Clique', phone: '(84) 97777-1234' }
  await new OrdersApi(product).insert([
    { ...BLANK_ORDER, order_number: number, shipping_address },
    { ...BLANK_ORDER, order_number: numberOf(51), shipping_address },
  ])
  const { dialog } = new OrderDetailsDialog(page)
  await new OrdersPage(page).open()

  await task('Order by its number, from any page', 0, async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number)
    await expect(page.getByRole('option', { selected: true })).toContainText(number)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(number)
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await task('Orders of the customer of an order', 2, async () => {
    await page.getByRole('button', { name: `Ver Detalhes do pedido ${number}` }).click()
    await dialog.getByRole('link', { name: 'Ver cliente' }).click()
    await expect(page.getByRole('table', { name: 'Pedidos' }).getByText(numberOf(51))).toBeVisible()
  })
  await new OrdersApi(product).clean(PREFIX)
})

test('ten slips take three clicks, twenty statuses four, and their undo one', async ({ page, product }) => {
  const api = new OrdersApi(product)
  const { shipping_address } = FULL_ORDER
  const order = (n: number) => ({ ...BLANK_ORDER, order_number: numberOf(n), status: 'pendente', shipping_address })
  await api.insert(Array.from({ length: 20 }, (_, n) => order(n)))
  const orders = new OrdersPage(page)
  const tickAll = () => page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await orders.open(`?busca=${PREFIX}10`)
  await expect(orders.rows()).toHaveCount(10)

  await task('Packing slips of ten orders', 3, async () => {
    await tickAll()
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Imprimir pedidos' })
    await dialog.getByRole('button', { name: 'Imprimir 10 páginas' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')
    await expect(new OrderDetailsDialog(page).slip()).toHaveCount(10)
  })
  await orders.open(`?busca=${PREFIX}1`)
  await expect(orders.rows()).toHaveCount(20)
  await task('Status of twenty orders', 4, async () => {
    await tickAll()
    await orders.bulkStatus('Enviado')
    await page.getByRole('dialog').getByRole('button', { name: 'Alterar 20 pedidos' }).click()
    await expect.poll(() => api.numbersWith('enviado', PREFIX)).toHaveLength(20)
  })
  await task('Undo of a bulk status change', 1, async () => {
    await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => api.numbersWith('pendente', PREFIX)).toHaveLength(20)
  })
})

test('[BULK-01] a price takes one click, a new product two, a featured one three, a discount on a category five', async ({
  page,
  product,
}) => {
  const api = new ProductsApi(product)
  const category_id = await api.categoryId('Cabelos')
  await api.insertList(Array.from({ length: 6 }, (_, n) => ({ name: productOf(n), category_id })))
  const products = new ProductsPage(page)
  await products.open(`?busca=${NAME}`)
  await expect(products.rows()).toHaveCount(6)

  await task('Price of one product', 1, async () => {
    await products.price(productOf(0)).click()
    await page.keyboard.type('200')
    await page.keyboard.press('Enter')
    await expect.poll(() => api.column(productOf(0), 'price')).toEqual([200])
  })
  await task('10 % on a category', 5, async () => {
    await products.tick(productOf(0))
    await page.getByRole('button', { name: /^Cabelos \d/ }).click()
    await expect(page.getByText('6 produtos selecionados')).toBeVisible()
    await products.bulkEdit('Desconto')
    const discount = products.dialog.getByRole('textbox', { name: 'Desconto' })
    await expect(discount).toBeFocused()
    await page.keyboard.type('10')
    await expect(products.dialog.getByRole('button', { name: 'Aplicar desconto' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await products.dialog.getByRole('button', { name: 'Aplicar a 6 produtos' }).click()
    await expect.poll(() => api.column(NAME, 'sale_price')).toEqual([180, 90, 90, 90, 90, 90])
  })
  await task('Feature a product', 3, async () => {
    await page.getByRole('button', { name: 'Adicionar destaque' }).click()
    await products.dialog.getByRole('searchbox').click()
    await page.keyboard.type(productOf(1))
    await products.dialog.getByRole('button', { name: `Adicionar ${productOf(1)} aos destaques` }).click()
    await expect.poll(() => api.column(productOf(1), 'is_featured')).toEqual([true])
  })
  await page.keyboard.press('Escape')
  await task('New product, with Tab between its fields', 2, async () => {
    const form = new ProductFormPage(page)
    await page.getByRole('link', { name: 'Novo Produto' }).click()
    await expect(form.name).toBeFocused()
    await page.keyboard.type(productOf(7))
    await form.price.fill('50')
    await form.save()
    await expect.poll(() => api.column(productOf(7), 'price')).toEqual([50])
  })
  await api.clean(NAME)
})

test('[FEAT-06] [FEAT-07] the order of featured products takes three clicks, and the end of one two', async ({
  page,
  product,
}) => {
  const api = new ProductsApi(product)
  const demo = await api.featured()
  await api.insertList([80, 81].map((n) => ({ name: productOf(n), is_featured: true })))
  await new ProductsPage(page).open()
  const open = page.getByRole('button', { name: 'Ordenar e agendar' })
  const dialog = page.getByRole('dialog', { name: 'Ordenar e agendar' })
  const order = () => api.column(NAME, 'featured_position')

  await task('Order of featured products', 3, async () => {
    await page.getByRole('button', { name: 'Produtos em destaque' }).click()
    await open.click()
    await dialog.getByRole('button', { name: `Subir ${productOf(81)}` }).click()
    await expect.poll(order).toEqual([demo.length + 2, demo.length + 1])
  })
  await page.keyboard.press('Escape')
  await task('End of a featured product', 2, async () => {
    await open.click()
    await dialog.getByRole('button', { name: `Datas de ${productOf(80)}` }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('31/12/2098')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => api.column(NAME, 'featured_until'))
      .toEqual([expect.stringContaining('2099-01-01T02:59:00'), null])
  })
  await api.clean(NAME)
  await api.restoreFeatured(demo)
})

test('[PIC-01] a product with a picture from a file takes four clicks', async ({ page, product }) => {
  const form = new ProductFormPage(page)
  await new ProductsPage(page).open()
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 800
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const buffer = Buffer.from(picture, 'base64')
  await task('New product with a picture from a file', 4, async () => {
    await page.getByRole('link', { name: 'Novo Produto' }).click()
    await expect(form.name).toBeFocused()
    await page.keyboard.type(productOf(60))
    await form.price.fill('50')
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('Enviar imagens').click()
    await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar 1 imagem', exact: true }).click()
    await expect(form.images).toHaveCount(1)
    await form.save()
    await expect
      .poll(() => new ProductsApi(product).column(productOf(60), 'main_image'))
      .toEqual([expect.stringContaining('/storage/v1/object/public/product-images/')])
  })
  await new ProductsApi(product).clean(NAME)
})

test('forty prices take five clicks, their undo four, and the catalogue file two', async ({ page, product }) => {
  const api = new ProductsApi(product)
  const names = Array.from({ length: 40 }, (_, n) => productOf(n))
  await api.insertList(names.map((name) => ({ name })))
  const products = new ProductsPage(page)
  const dialog = new ImportDialog(page)
  const prices = async () => new Set(await api.column(NAME, 'price'))
  await products.open()

  await task('Forty prices from a list with titles', 5, async () => {
    await products.start('Importar')
    await dialog.dialog.getByRole('textbox', { name: 'Lista de produtos' }).click()
    await dialog.paste(['nome;preço', ...names.map((name) => `${name};150,00`)].join('\n'))
    await dialog.dialog.getByText('Atualizar existentes').click()
    await dialog.button(/^Atualizar 40/).click()
    await expect.poll(prices).toEqual(new Set([150]))
    await expect(dialog.result).toContainText('40 produtos atualizados')
  })
  await page.keyboard.press('Escape')
  await task('Undo of an import', 4, async () => {
    await page.getByRole('button', { name: 'Alterações em massa' }).click()
    await products.dialog.getByRole('tab', { name: 'Importações' }).click()
    await products.dialog.getByRole('button', { name: 'Desfazer importação: Texto colado' }).first().click()
    await products.dialog.getByRole('button', { name: 'Desfazer importação', exact: true }).click()
    await expect.poll(prices).toEqual(new Set([100]))
  })
  const catalogue = new CatalogueExport(page)
  await catalogue.open()
  await task('Facebook catalogue', 2, async () => {
    await catalogue.start()
    expect((await catalogue.take()).rows.length).toBeGreaterThan(40)
  })
})

test('a feedback is approved with one click', async ({ page, product }) => {
  const api = new FeedbacksApi(product)
  const text = 'Chegou antes do prazo, com um clique'
  const id = await api.write(text)
  await new FeedbacksPage(page).open('?estado=pendente')
  await task('Approve a feedback', 1, async () => {
    await page
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Aprovar feedback/ })
      .click()
    await expect.poll(() => api.shown(id)).toMatchObject([{ comment: text }])
  })
})

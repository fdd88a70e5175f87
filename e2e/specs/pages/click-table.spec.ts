import { CatalogueExport } from '../../pages/catalogue-export'
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
import { samplePhoto } from '../../support/sample-photo'
import { expect, test } from '../../support/test'
import { visit } from '../../support/visit'

/** Clicks of frequent tasks, with typing and keys free. `ship-order.spec.ts` counts those of a parcel. */
const PREFIX = 'CLQ-'
const NAME = 'Clique '
const numberOf = (n: number) => `${PREFIX}${100 + n}`
const productOf = (n: number) => `${NAME}${100 + n}`

let clicks: () => number
test.use({ account: 'admin' })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    let times = 0
    window.print = () => document.body.setAttribute('data-printed', `${++times}`)
  })
  clicks = await countClicks(page)
})
test.afterEach(async ({ product }) => {
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

test('[PAL-01] [CUST-01] tasks with orders take at most four clicks, and the approval of a feedback one', async ({
  page,
  context,
  product,
}) => {
  const api = new OrdersApi(product)
  const feedbacks = new FeedbacksApi(product)
  const { shipping_address } = FULL_ORDER
  const order = (n: number, customer = {}) => ({
    ...BLANK_ORDER,
    order_number: numberOf(n),
    status: 'pendente',
    shipping_address: { ...shipping_address, ...customer },
  })
  const ofelia = {
    name: 'Ofélia Clique',
    phone: '(84) 97777-1234',
    email: 'ofelia@clique.test',
    cpf: '111.444.777-35',
  }
  await api.insert([
    ...Array.from({ length: 20 }, (_, n) => order(n)),
    order(100, { name: 'Fernanda Clique' }),
    order(101, ofelia),
    order(102, ofelia),
  ])
  const text = 'Chegou antes do prazo, com um clique'
  const rated = await feedbacks.write(text)
  const orders = new OrdersPage(page)
  const details = new OrderDetailsDialog(page)
  const { dialog } = details
  const printed = page.locator('body')
  const openDetails = (number: string) => page.getByRole('button', { name: `Ver Detalhes do pedido ${number}` }).click()
  const closeDialog = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const tickAll = () => page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
  await orders.open()
  await expect(orders.rows()).toHaveCount(20)

  await task('Find the order of a customer', 0, async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('clique fernanda')
    await expect(page.getByText('1 pedido encontrado')).toBeVisible()
    await expect(orders.row(numberOf(100))).toBeVisible()
  })
  await task('Status of one order', 2, async () => {
    await orders.setStatus(numberOf(100), 'Processando')
    await expect.poll(() => api.statusOf(numberOf(100))).toBe('processando')
  })
  await task('WhatsApp with a text to the customer of an order', 2, async () => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await openDetails(numberOf(100))
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Abrir no WhatsApp' }).click()
    const chat = await opened
    expect(new URL(chat.url()).searchParams.get('text')).toContain('Fernanda')
    await chat.close()
  })
  await closeDialog()
  await task('Packing slip of one order', 2, async () => {
    await openDetails(numberOf(100))
    await dialog.getByRole('button', { name: 'Imprimir' }).click()
    await expect(printed).toHaveAttribute('data-printed', '1')
  })
  await closeDialog()

  await task('Order by its number, from any page', 0, async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(numberOf(101))
    await expect(page.getByRole('option', { selected: true })).toContainText(numberOf(101))
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(numberOf(101))
  })
  await closeDialog()
  await visit(page, `/admin/orders?busca=${numberOf(101)}`)
  await task('Orders of the customer of an order', 2, async () => {
    await openDetails(numberOf(101))
    await dialog.getByRole('link', { name: 'Ver cliente' }).click()
    await expect(page.getByRole('table', { name: 'Pedidos' }).getByText(numberOf(102))).toBeVisible()
  })

  await visit(page, `/admin/orders?busca=${PREFIX}10`)
  await expect(orders.rows()).toHaveCount(10)
  await task('Packing slips of ten orders', 3, async () => {
    await tickAll()
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Imprimir pedidos' })
    await question.getByRole('button', { name: 'Imprimir 10 páginas' }).click()
    await expect(printed).toHaveAttribute('data-printed', '2')
    await expect(details.slip()).toHaveCount(10)
  })
  await closeDialog()
  await visit(page, `/admin/orders?busca=${PREFIX}1`)
  await expect(orders.rows()).toHaveCount(20)
  await task('Status of twenty orders', 4, async () => {
    await tickAll()
    await orders.bulkStatus('Enviado')
    await page.getByRole('dialog').getByRole('button', { name: 'Alterar 20 pedidos' }).click()
    await expect.poll(() => api.numbersWith('enviado', PREFIX)).toHaveLength(20)
  })
  await task('Undo of a bulk status change', 1, async () => {
    await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => api.numbersWith('pendente', `${PREFIX}1`)).toHaveLength(20)
  })

  await visit(page, '/admin/feedbacks?estado=pendente')
  await task('Approve a feedback', 1, async () => {
    await page
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Aprovar feedback/ })
      .click()
    await expect.poll(() => feedbacks.shown(rated)).toMatchObject([{ comment: text }])
  })
})

test('[BULK-01] [PIC-01] tasks with products take at most five clicks', async ({ page, product }) => {
  const api = new ProductsApi(product)
  const category_id = await api.categoryId('Cabelos')
  await api.insertList(Array.from({ length: 6 }, (_, n) => ({ name: productOf(n), category_id })))
  const products = new ProductsPage(page)
  const form = new ProductFormPage(page)
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
    await page.getByRole('link', { name: 'Novo Produto' }).click()
    await expect(form.name).toBeFocused()
    await page.keyboard.type(productOf(7))
    await form.price.fill('50')
    await form.save()
    await expect.poll(() => api.column(productOf(7), 'price')).toEqual([50])
  })
  await expect(page).toHaveURL(/\/products\/edit\//)
  await visit(page, '/admin/products')
  const picture = await samplePhoto(page, { name: 'foto.jpg', width: 800, height: 800 })
  await task('New product with a picture from a file', 4, async () => {
    await page.getByRole('link', { name: 'Novo Produto' }).click()
    await expect(form.name).toBeFocused()
    await page.keyboard.type(productOf(60))
    await form.price.fill('50')
    const chooser = page.waitForEvent('filechooser')
    await page.getByLabel('Enviar imagens').click()
    await (await chooser).setFiles(picture)
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar 1 imagem', exact: true }).click()
    await expect(form.images).toHaveCount(1)
    await form.save()
    await expect
      .poll(() => api.column(productOf(60), 'main_image'))
      .toEqual([expect.stringContaining('/storage/v1/object/public/product-images/')])
  })
})

test('[FEAT-06] [FEAT-07] featured products, forty prices and the catalogue file take at most five clicks', async ({
  page,
  product,
}) => {
  const api = new ProductsApi(product)
  const demo = await api.featured()
  await api.insertList([80, 81].map((n) => ({ name: productOf(n), is_featured: true })))
  const products = new ProductsPage(page)
  await products.open()
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
  await expect(dialog.getByRole('form')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await api.clean(NAME)
  await api.restoreFeatured(demo)

  const names = Array.from({ length: 40 }, (_, n) => productOf(n))
  await api.insertList(names.map((name) => ({ name })))
  const list = new ImportDialog(page)
  const prices = async () => new Set(await api.column(NAME, 'price'))

  await task('Forty prices from a list with titles', 5, async () => {
    await products.start('Importar')
    await list.dialog.getByRole('textbox', { name: 'Lista de produtos' }).click()
    await list.paste(['nome;preço', ...names.map((name) => `${name};150,00`)].join('\n'))
    await list.dialog.getByText('Atualizar existentes').click()
    await list.button(/^Atualizar 40/).click()
    await expect.poll(prices).toEqual(new Set([150]))
    await expect(list.result).toContainText('40 produtos atualizados')
  })
  await page.keyboard.press('Escape')
  await task('Undo of an import', 4, async () => {
    await page.getByRole('button', { name: 'Alterações em massa' }).click()
    await products.dialog.getByRole('tab', { name: 'Importações' }).click()
    await products.dialog.getByRole('button', { name: 'Desfazer importação: Texto colado' }).first().click()
    await products.dialog.getByRole('button', { name: 'Desfazer importação', exact: true }).click()
    await expect.poll(prices).toEqual(new Set([100]))
  })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const catalogue = new CatalogueExport(page)
  await task('Facebook catalogue', 2, async () => {
    await catalogue.start()
    expect((await catalogue.take()).rows.length).toBeGreaterThan(40)
  })
})

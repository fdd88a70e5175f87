import { readFile } from 'node:fs/promises'
import { OrdersPage } from '../../pages/orders-page'
import { expectAccessible } from '../../support/accessible'
import { OrdersApi } from '../../support/api/orders-api'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const PREFIX = 'FILTRO-'
test.afterEach(({ product }) => new OrdersApi(product).clean(PREFIX))

test('[FILT-01] [FILT-02] filtered orders are exported with their items', async ({ page, product }) => {
  const order = (n: number, total: number, city: string) => ({
    ...{ order_number: `${PREFIX}${n}`, total, subtotal: total, created_at: `2026-02-0${n}T12:00:00Z` },
    shipping_address: {
      name: 'Ana',
      address: { city, state: 'AC' },
      items: [
        { name: 'Asad 100 ML', quantity: 2, price: 5 },
        { name: 'Amostra', quantity: 1, price: 0 },
      ],
    },
  })
  await new OrdersApi(product).insert([order(1, 10, 'XAPURI'), order(2, 1234.5, 'Xapuri'), order(3, 10, 'Feijó')])
  const orders = new OrdersPage(page)
  await orders.open()
  await orders.openFilters()
  await page.getByRole('combobox', { name: 'Filtrar por cidade' }).click()
  await page.keyboard.type('xapu')
  await page.getByTitle('Xapuri', { exact: true }).click()
  await expect(orders.rows()).toHaveCount(2)
  await page.getByLabel('Total até').fill('1.234')
  await page.getByLabel('Total até').press('Enter')
  await expect(orders.rows()).toHaveCount(1)
  await expect(orders.row(`${PREFIX}1`)).toBeVisible()
  await expectAccessible(page, 'the filters of orders')
  await page.reload()
  await expect(page.getByText('Cidade: Xapuri')).toBeVisible()
  await expect(page.getByText('Total: até R$ 1.234,00')).toBeVisible()

  await page.getByRole('button', { name: 'Mais opções da lista' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar CSV com itens (.csv)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pedidos_itens_\d{4}-\d{2}-\d{2}\.csv$/)
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines.map((line) => line.split(';').slice(-4).join(';'))).toEqual([
    'Asad 100 ML;2;5,00;10,00',
    'Amostra;1;0,00;0,00',
    '',
  ])
})
